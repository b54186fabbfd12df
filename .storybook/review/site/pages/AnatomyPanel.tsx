import { Button, Panel, toast } from '@mortar/design-system';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Anatomy, PictureFacts } from '../model.ts';

const KIND_WORDS: Record<string, string> = {
  title: 'Title',
  button: 'Button',
  field: 'Field',
  grid: 'Grid',
  tabs: 'Tabs',
  heading: 'Heading',
  message: 'Message',
  chart: 'Figure',
};

const share = (value: number, of: number) => `${(value / of) * 100}%`;

const AnatomyPicture = ({ picture: [file, width, height], label }: { picture: PictureFacts; label: string }) => (
  <img className="review-picture" src={`pictures/${file}`} width={width} height={height} alt={label} loading="lazy" />
);

/** Shows a popup with numbered parts and a legend. */
export function Parts({ anatomy, name }: { anatomy: Anatomy; name: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { parts, picture } = anatomy;
  const [, width, height] = picture;
  const getBox = (part: Anatomy['parts'][number]): CSSProperties => ({
    insetInlineStart: share(part.x, width),
    insetBlockStart: share(part.y, height),
    inlineSize: share(part.width, width),
    blockSize: share(part.height, height),
  });
  return (
    <Panel title="Anatomy" level={3}>
      <div className="review-anatomy">
        <div className="review-sheet">
          <AnatomyPicture picture={picture} label={`${name}, its parts numbered`} />
          {parts.map((part, index) => (
            <span
              key={`${part.kind} ${part.x} ${part.y}`}
              className="review-part"
              data-chosen={chosen === index}
              style={getBox(part)}
            >
              <span className="review-part__number">{index + 1}</span>
            </span>
          ))}
        </div>
        <ol className="review-parts">
          {parts.map((part, index) => (
            <li
              key={`${part.kind} ${part.x} ${part.y}`}
              onPointerEnter={() => setChosen(index)}
              onPointerLeave={() => setChosen(null)}
            >
              <span className="review-part__number">{index + 1}</span>
              <strong>{KIND_WORDS[part.kind] ?? part.kind}</strong> {part.name}
              {part.keys && <kbd>{part.keys}</kbd>}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** Reads token values after render, because the page applies brand and mode in an effect. */
function useValues(tokens: readonly string[], combination: string): Record<string, string> {
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(
    function readWornValues() {
      const style = getComputedStyle(document.documentElement);
      setValues(Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(token).trim()])));
    },
    [tokens, combination],
  );
  return values;
}

async function copy(token: string): Promise<void> {
  await navigator.clipboard.writeText(`var(${token})`);
  toast.success(`Copied: var(${token})`);
}

/** Lists the theme variables that a popup reads, with their values in the current brand and mode. */
export function Tokens({ tokens, combination }: { tokens: readonly string[]; combination: string }) {
  const values = useValues(tokens, combination);
  return (
    <Panel title={`${tokens.length} tokens`} level={3}>
      <ul className="review-tokens">
        {tokens.map((token) => (
          <li key={token}>
            {token.startsWith('--m-color') && (
              <span className="review-swatch" style={{ background: `var(${token})` }} aria-hidden="true" />
            )}
            <code>{token}</code>
            <span className="review-quiet">{values[token]}</span>
            <Button size="xs" variant="ghost" aria-label={`Copy ${token}`} onClick={() => void copy(token)}>
              Copy
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Shows the popup next to wrong variants. */
export function RenderedDonts({ anatomy, name }: { anatomy: Anatomy; name: string }) {
  return (
    <Panel title="Do and don’t, drawn" level={3}>
      <div className="review-donts">
        <figure data-do="">
          <figcaption>Do</figcaption>
          <AnatomyPicture picture={anatomy.picture} label={`${name} as it is`} />
        </figure>
        {anatomy.donts.map(({ text, picture }) => (
          <figure key={text}>
            <figcaption>Don’t. {text}</figcaption>
            <AnatomyPicture picture={picture} label={`${name} as it must not be: ${text}`} />
          </figure>
        ))}
      </div>
    </Panel>
  );
}
