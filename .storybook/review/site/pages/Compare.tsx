import './compare.css';
import { SegmentedField, SelectField, TextLink } from '@mortar/design-system';
import { combinationTitle, getPicture, liveAddress, site } from '../data.ts';
import { withState } from '../keys.ts';
import type { Entry, EntryState } from '../model.ts';
import { Stage } from '../Stage.tsx';
import { getHref, go, type View } from '../view.ts';
import { Comments } from './Comments.tsx';

const WAYS = [
  { value: 'one', label: 'One' },
  { value: 'beside', label: 'Beside' },
  { value: 'slider', label: 'Slider' },
  { value: 'blink', label: 'Blink' },
] as const;

const ZOOMS = [
  { value: 'fit', label: 'Fit' },
  { value: '1', label: '100 %' },
  { value: '2', label: '200 %' },
  { value: '4', label: '400 %' },
] as const;

const combinationOptions = site.combinations.map((value) => ({ value, label: combinationTitle(value) }));
const versionOptions = site.versions.map(({ key, label }) => ({ value: key, label }));

/** The comparison is the same story in the other mode, unless another one was chosen. */
function getOther({ combination, other }: Pick<View, 'combination' | 'other'>): string {
  if (other) return other;
  const [brand, mode] = combination.split(' ');
  return `${brand} ${site.modes.find((name) => name !== mode) ?? mode}`;
}

function Side({
  label,
  combination,
  version,
  onChange,
}: {
  label: string;
  combination: string;
  version: string;
  onChange: (change: { combination?: string; version?: string }) => void;
}) {
  return (
    <div className="review-side">
      <SelectField
        label={label}
        hideLabel
        value={combination}
        options={combinationOptions}
        onChange={(value) => onChange({ combination: value })}
      />
      {versionOptions.length > 1 && (
        <SelectField
          label={`${label}: version`}
          hideLabel
          value={version}
          options={versionOptions}
          onChange={(value) => onChange({ version: value })}
        />
      )}
    </div>
  );
}

function Head({ view, entry, state, other }: { view: View; entry: Entry; state: EntryState; other: string }) {
  const live = liveAddress(state.story, view.combination);
  const step = (by: number) => go(withState({ ...view, story: state.story }, by));
  return (
    <header className="review-head review-head--compare">
      <h1>
        <TextLink href={getHref(view, { page: 'entry' })}>{entry.name}</TextLink>
      </h1>
      <SelectField
        label="State"
        hideLabel
        value={state.story}
        options={entry.states.map((one) => ({ value: one.story, label: one.name }))}
        onChange={(story) => go({ story })}
      />
      <TextLink onClick={() => step(-1)}>Previous</TextLink>
      <TextLink onClick={() => step(1)}>Next</TextLink>
      <Side label="Picture" combination={view.combination} version={view.version} onChange={(change) => go(change)} />
      {view.way !== 'one' && (
        <Side
          label="Compared with"
          combination={other}
          version={view.otherVersion}
          onChange={({ combination, version }) =>
            go({ ...(combination && { other: combination }), ...(version && { otherVersion: version }) })
          }
        />
      )}
      <SegmentedField label="How to look" options={WAYS} value={view.way} onChange={(way) => go({ way })} />
      <SegmentedField label="Zoom" compact options={ZOOMS} value={view.zoom} onChange={(zoom) => go({ zoom })} />
      {live && <TextLink href={live}>Live</TextLink>}
    </header>
  );
}

/** Shows one picture at full size, or two compared. */
export function Compare({ view, entry }: { view: View; entry: Entry }) {
  const state = entry.states.find(({ story }) => story === view.story) ?? entry.states[0];
  if (!state) return null;
  const other = getOther(view);
  const { combination, version, otherVersion, way } = view;
  const now = getPicture(state.story, combination, version);
  const then = getPicture(state.story, other, otherVersion);
  const isEqual = now !== undefined && now.src === then?.src;
  return (
    <main className="review-page review-compare">
      <Head view={view} entry={entry} state={state} other={other} />
      {way !== 'one' && <p role="status">{isEqual ? 'Both are equal, pixel by pixel.' : 'They differ.'}</p>}
      <Stage
        key={state.story}
        view={view}
        entry={entry}
        story={state.story}
        sides={[
          { combination, version },
          { combination: other, version: otherVersion },
        ]}
      />
      <Comments view={view} entry={entry} of={{ story: state.story, combination }} />
    </main>
  );
}
