import './guide.css';
import { Panel } from '@mortar/design-system';
import type { PopupGuide } from '../../guide/guide.ts';
import type { Entry } from './model.ts';
import { Picture } from './Picture.tsx';
import type { View } from './view.ts';

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Panel title={title} level={3}>
    <ul className="review-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Panel>
);

/** What a designer has to know of a popup before drawing it again. */
export function GuideTab({ view, entry, guide }: { view: View; entry: Entry; guide: PopupGuide }) {
  const [first] = entry.states;
  return (
    <article className="review-guide">
      <p className="review-purpose">{guide.purpose}</p>
      {first && (
        <figure>
          <Picture story={first.story} combination={view.combination} label={`${entry.name}, ${first.name}`} />
        </figure>
      )}
      <Lines title="Where it opens" lines={guide.opens} />
      <Lines title="Do" lines={guide.do} />
      <Lines title="Don’t" lines={guide.dont} />
      <Panel title="Keys" level={3}>
        <dl className="review-keys">
          {guide.keys.map(({ keys, does }) => (
            <div key={keys + does}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Lines title="Accessibility" lines={guide.accessibility} />
    </article>
  );
}
