import './guide.css';
import { Panel } from '@mortar/design-system';
import type { Anatomy, Entry } from '../model.ts';
import { Picture } from '../Picture.tsx';
import type { View } from '../view.ts';
import { Parts, RenderedDonts, Tokens } from './AnatomyPanel.tsx';
import { KeyList } from './KeyList.tsx';

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Panel title={title} level={3}>
    <ul className="review-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Panel>
);

const spokenLines = (anatomy: Anatomy): string[] => {
  const { role, name, description, focus } = anatomy.spoken;
  return [
    `Heard as ${role === 'alertdialog' ? 'an alert dialog' : 'a dialog'}: “${name}”.`,
    ...(description ? [`Described as “${description}”.`] : []),
    ...(focus ? [`The keyboard is at “${focus}”.`] : []),
  ];
};

/** Shows the design guidance of a popup. */
export function GuideTab({ view, entry }: { view: View; entry: Entry }) {
  const { guide, anatomy } = entry;
  const [first] = entry.states;
  return (
    <article className="review-guide">
      {guide && <p className="review-purpose">{guide.purpose}</p>}
      {first && !anatomy && (
        <figure>
          <Picture story={first.story} combination={view.combination} label={`${entry.name}, ${first.name}`} />
        </figure>
      )}
      {anatomy && <Parts anatomy={anatomy} name={entry.name} />}
      {anatomy && anatomy.donts.length > 0 && <RenderedDonts anatomy={anatomy} name={entry.name} />}
      {guide && (
        <>
          <Lines title="Where it opens" lines={guide.opens} />
          <Lines title="Do" lines={guide.do} />
          <Lines title="Don’t" lines={guide.dont} />
          <Panel title="Keys" level={3}>
            <KeyList keys={guide.keys} />
          </Panel>
        </>
      )}
      {(guide || anatomy) && (
        <Lines
          title="Accessibility"
          lines={[...(anatomy ? spokenLines(anatomy) : []), ...(guide?.accessibility ?? [])]}
        />
      )}
      {anatomy && <Tokens tokens={anatomy.tokens} combination={view.combination} />}
    </article>
  );
}
