import './Advert.css';
import { useState } from 'react';
import type { AdvertWords } from './advertWords.ts';

interface AdvertProps extends AdvertWords {
  /** Address of a picture that stands beside the words and says nothing that they do not; without it the brand's template stands alone. */
  picture?: string | undefined;
  /** Where it can be pressed: its words and then what that does (`advertWords`), and what it does. */
  press?: { label: string; onPress: () => void } | undefined;
}

/** Words of an advert or a banner in the brand's own template: as text, so that they are read, enlarged and recoloured like any other. */
export const Advert = ({ headline, line = '', picture = '', press }: AdvertProps) => {
  // A picture that cannot be had leaves its room to the template.
  const [broken, setBroken] = useState('');
  const pictured = picture !== '' && picture !== broken;
  const second = line === headline ? '' : line;
  const face = (
    <span className="m-advert__face" data-pictured={pictured || undefined}>
      <span className="m-advert__words">
        {/* The space parts them where they are read as one text. */}
        {headline !== '' && <span className="m-advert__headline">{headline}</span>}{' '}
        {second !== '' && <span className="m-advert__line">{second}</span>}
      </span>
      {pictured && (
        <span className="m-advert__picture">
          <img src={picture} alt="" onError={() => setBroken(picture)} />
        </span>
      )}
    </span>
  );
  if (!press) return <div className="m-advert">{face}</div>;
  return (
    <button type="button" className="m-advert" aria-label={press.label} onClick={press.onPress}>
      {face}
    </button>
  );
};
