import './Advert.css';
import { useState } from 'react';
import type { AdvertWords } from './advertWords.ts';

interface AdvertProps extends AdvertWords {
  /** Address of a decorative picture next to the text; without it only the brand's template is shown. */
  picture?: string | undefined;
  /** Makes it a button: label of text and action (`advertWords`), and handler. */
  press?: { label: string; onPress: () => void } | undefined;
}

/** Advert or banner as text in the brand's template, accessible like any other text. */
export const Advert = ({ headline, line = '', picture = '', press }: AdvertProps) => {
  // A missing picture is replaced by the template.
  const [broken, setBroken] = useState('');
  const pictured = picture !== '' && picture !== broken;
  const second = line === headline ? '' : line;
  const font = (
    <span className="m-advert__face" data-pictured={pictured || undefined}>
      <span className="m-advert__words">
        {/* The space separates the texts for screen readers. */}
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
  if (!press) return <div className="m-advert">{font}</div>;
  return (
    <button type="button" className="m-advert" aria-label={press.label} onClick={press.onPress}>
      {font}
    </button>
  );
};
