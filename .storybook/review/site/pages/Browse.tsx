import './browse.css';
import { EmptyState, SelectField } from '@mortar/design-system';
import { getStatus, getUrgency } from '../../reviews.ts';
import { changedStates, getDigests, site } from '../data.ts';
import { type Entry, NEWEST } from '../model.ts';
import { Picture } from '../Picture.tsx';
import { ReviewStateMark } from '../ReviewStateMark.tsx';
import { getReview, useReviews } from '../store.ts';
import { getHref, go, type View } from '../view.ts';

const REVIEW_STATES: readonly (readonly [View['reviewState'], string])[] = [
  ['', 'Any review'],
  ['draft', 'Not reviewed yet'],
  ['reviewed', 'Reviewed'],
  ['approved', 'Approved'],
  ['changed', 'Changed since'],
  ['comments', 'Open comments'],
  ['differs', 'Differs from the other version'],
];

const getText = ({ name, group, area, states, manifest }: Entry) =>
  [name, group, area, ...states.map((state) => state.name), ...manifest.map(({ title }) => title)]
    .join(' ')
    .toLowerCase();

const matchesText = (entry: Entry, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => getText(entry).includes(word));

function hasReviewState(entry: Entry, view: View, reviews: ReturnType<typeof useReviews>): boolean {
  const { reviewState, otherVersion } = view;
  if (reviewState === '') return true;
  if (reviewState === 'differs') return changedStates(entry, otherVersion).length > 0;
  const { status, changed, open } = getStatus(getReview(reviews, entry.id), getDigests(entry), site.environment);
  if (reviewState === 'changed') return changed.length > 0;
  return reviewState === 'comments' ? open > 0 : status === reviewState;
}

/** States that match a word of the search, or all. */
const statesFor = (entry: Entry, text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const named = entry.states.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  return named.length > 0 ? named : entry.states;
};

function Card({ entry, view }: { entry: Entry; view: View }) {
  const states = statesFor(entry, view.text);
  const story = states[0]?.story ?? '';
  return (
    <li>
      <a className="review-card" href={getHref(view, { page: 'entry', entry: entry.id, story, text: '' })}>
        <span className="review-card__picture">
          <Picture story={story} combination={view.combination} label="" />
        </span>
        <span className="review-card__name">{entry.name}</span>
        <span className="review-card__facts">
          {[entry.group, entry.states.length === 1 ? '1 state' : `${entry.states.length} states`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <ReviewStateMark entry={entry} />
      </a>
    </li>
  );
}

const toOptions = (values: readonly string[], all: string) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

const areas = [...new Set(site.entries.map(({ area }) => area))];
const groupsIn = (area: string) => [
  ...new Set(site.entries.filter((entry) => entry.area === area && entry.group).map(({ group }) => group)),
];

/** Lists all entries, filtered by the view. */
export function Browse({ view }: { view: View }) {
  const reviews = useReviews();
  const urgency = (entry: Entry) =>
    getUrgency(getStatus(getReview(reviews, entry.id), getDigests(entry), site.environment));
  const all = site.entries.filter(
    (entry) =>
      (view.area === '' || entry.area === view.area) &&
      (view.group === '' || entry.group === view.group) &&
      (view.text === '' || matchesText(entry, view.text)) &&
      hasReviewState(entry, view, reviews),
  );
  const found = all.toSorted((a, b) => urgency(a) - urgency(b));
  const others = site.versions.filter(({ key }) => key !== NEWEST);
  return (
    <main className="review-page">
      <form className="review-filters" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label="Area"
          value={view.area}
          options={toOptions(areas, 'All areas')}
          onChange={(area) => go({ area, group: '' })}
        />
        <SelectField
          label="Journey, group or feature"
          value={view.group}
          options={toOptions(groupsIn(view.area), 'All')}
          disabled={view.area === ''}
          onChange={(group) => go({ group })}
        />
        <SelectField
          label="Review"
          value={view.reviewState}
          options={REVIEW_STATES.filter(([value]) => value !== 'differs' || others.length > 0).map(
            ([value, label]) => ({
              value,
              label,
            }),
          )}
          onChange={(reviewState) =>
            go({ reviewState, ...(reviewState === 'differs' && { otherVersion: others[0]?.key ?? NEWEST }) })
          }
        />
        <p role="status">{found.length === 1 ? '1 entry' : `${found.length} entries`}</p>
      </form>
      {found.length === 0 && <EmptyState text="Nothing is like that." hint="Take a word or a choice away." />}
      <ul className="review-cards">
        {found.map((entry) => (
          <Card key={entry.id} entry={entry} view={view} />
        ))}
      </ul>
    </main>
  );
}
