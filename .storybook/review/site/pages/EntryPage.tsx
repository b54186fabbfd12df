import './entry.css';
import { Button, SegmentedField, Tabs, TextLink } from '@mortar/design-system';
import { STATUSES } from '../../reviews.ts';
import { combinationTitle, getPicture, liveAddress, site } from '../data.ts';
import type { Entry, EntryState } from '../model.ts';
import { Picture } from '../Picture.tsx';
import { ReviewStateMark, STATUS_WORDS, useReviewState } from '../ReviewStateMark.tsx';
import { useUnseen } from '../seen.ts';
import { decide, getReview, useReviews } from '../store.ts';
import { getHref, go, type View } from '../view.ts';
import { Comments } from './Comments.tsx';
import { GuideTab } from './GuideTab.tsx';

interface EntryProps {
  view: View;
  entry: Entry;
}

const chosenState = ({ states }: Entry, { story }: View): EntryState | undefined =>
  states.find((state) => state.story === story) ?? states[0];

/** Ratio of width to height above which two columns leave more room than five. */
const WIDE = 2.2;

/** One state in every brand and mode: a column per brand, or a row for wide pictures. */
function Combinations({ view, entry }: EntryProps) {
  const state = chosenState(entry, view);
  if (!state) return null;
  const { broken } = state;
  if (broken) return <p className="review-broken">It could not be shot: {broken}</p>;
  const { brands, modes } = site;
  const first = getPicture(state.story, `${brands[0]?.name} ${modes[0]}`);
  const isWide = first !== undefined && first.width > WIDE * first.height;
  const heading = ({ name, title }: (typeof brands)[number]) => <h3 key={name}>{title}</h3>;
  const cell = (brand: string, mode: string) => {
    const combination = `${brand} ${mode}`;
    return (
      <a
        key={combination}
        className="review-cell"
        aria-current={combination === view.combination}
        href={getHref(view, { page: 'compare', story: state.story, combination })}
      >
        <Picture
          story={state.story}
          combination={combination}
          label={`${entry.name}, ${state.name}, ${combinationTitle(combination)}`}
        />
      </a>
    );
  };
  return (
    <div className="review-matrix" data-wide={isWide ? '' : undefined}>
      {isWide
        ? brands.flatMap((brand) => [heading(brand), ...modes.map((mode) => cell(brand.name, mode))])
        : [...brands.map(heading), ...modes.flatMap((mode) => brands.map(({ name }) => cell(name, mode)))]}
    </div>
  );
}

function States({ view, entry }: EntryProps) {
  return (
    <ul className="review-states">
      {entry.states.map((state) => (
        <li key={state.story}>
          <a className="review-cell" href={getHref(view, { page: 'compare', story: state.story })}>
            <Picture story={state.story} combination={view.combination} label="" />
            <span>{state.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Decision({ entry }: { entry: Entry }) {
  const reviews = useReviews();
  const review = getReview(reviews, entry.id);
  const { status, changed } = useReviewState(entry);
  const unseen = useUnseen(entry);
  const saw = review?.seen.length ? `, saw ${review.seen.length} brands and modes` : '';
  const attribution = review?.at && `${review.by || 'Without a name'}, ${review.at.slice(0, 10)}${saw}`;
  return (
    <div className="review-decision">
      <SegmentedField
        label="Status"
        value={status}
        disabled={unseen.length > 0}
        options={STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
        onChange={(value) => void decide(entry, value)}
      />
      {changed.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          unavailable={unseen.length > 0 ? 'Look at every state in every brand and mode first.' : undefined}
          onClick={() => void decide(entry, status)}
        >
          {status === 'approved' ? 'Approve As It Is Now' : 'Reviewed As It Is Now'}
        </Button>
      )}
      {attribution && <span className="review-quiet">{attribution}</span>}
      {unseen.length > 0 && (
        <span className="review-quiet">Not seen in every state yet: {unseen.map(combinationTitle).join(', ')}</span>
      )}
      <ReviewStateMark entry={entry} status={false} />
    </div>
  );
}

function StateList({ view, entry }: EntryProps) {
  const { changed } = useReviewState(entry);
  const comments = getReview(useReviews(), entry.id)?.comments ?? [];
  const chosen = chosenState(entry, view);
  return (
    <nav aria-label="States" className="review-statelist">
      <ol>
        {entry.states.map((state) => {
          const open = comments.filter(({ story, settledBy }) => story === state.story && !settledBy).length;
          return (
            <li key={state.story}>
              <a aria-current={state === chosen} href={getHref(view, { story: state.story })}>
                {state.name}
              </a>
              {changed.includes(state.story) && <span className="review-note">changed</span>}
              {state.broken && <span className="review-note">broken</span>}
              {open > 0 && <span className="review-note">{open === 1 ? '1 comment' : `${open} comments`}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Shows a popup, screen or component: states, combinations and comments. */
export function EntryPage({ view, entry }: EntryProps) {
  const chosen = chosenState(entry, view);
  const live = chosen && liveAddress(chosen.story, view.combination);
  const comments = getReview(useReviews(), entry.id)?.comments ?? [];
  const tabs = [
    { id: 'combinations' as const, label: 'Brands and modes', content: <Combinations view={view} entry={entry} /> },
    { id: 'states' as const, label: `${entry.states.length} states`, content: <States view={view} entry={entry} /> },
    ...(entry.guide || entry.anatomy
      ? [{ id: 'guide' as const, label: 'Guide', content: <GuideTab view={view} entry={entry} /> }]
      : []),
    {
      id: 'comments' as const,
      label: `Comments ${comments.length || ''}`.trim(),
      content: <Comments view={view} entry={entry} />,
    },
  ];
  const active = tabs.some(({ id }) => id === view.tab) ? view.tab : 'combinations';
  return (
    <main className="review-page review-entry">
      <header className="review-head">
        <p className="review-quiet">
          <TextLink quiet href={getHref(view, { page: 'browse', entry: '', area: entry.area, group: '' })}>
            {entry.area}
          </TextLink>
          {entry.group && (
            <>
              {' / '}
              <TextLink quiet href={getHref(view, { page: 'browse', entry: '', area: entry.area, group: entry.group })}>
                {entry.group}
              </TextLink>
            </>
          )}
        </p>
        <h1>{entry.name}</h1>
        {entry.manifest.map(({ id, kind, spec }) => (
          <span key={id} className="review-quiet">
            {`${kind}, ${spec === 'beyond' ? 'beyond the specification' : `specification ${spec}`}`}
          </span>
        ))}
        {live && <TextLink href={live}>Live</TextLink>}
        <Decision entry={entry} />
      </header>
      <StateList view={view} entry={entry} />
      <div className="review-main">
        <Tabs label={entry.name} tabs={tabs} active={active} keepMounted={false} onChange={(tab) => go({ tab })} />
      </div>
    </main>
  );
}
