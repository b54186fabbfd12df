/** @jsxRuntime classic */
import * as React from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { type API, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { readAppearances } from './appearances.ts';
import { type Chosen, getTheme } from './theme.ts';

const appearances = readAppearances();

const THEMES = [...Object.keys(appearances), 'wireframe'];
const MODES = ['light', 'dark'];
const FIRST: Chosen = { brand: THEMES[0] ?? '', mode: 'light' };

const Group = styled.div({ display: 'flex', alignItems: 'center', gap: 2, marginInlineStart: 12 });
const Choosable = styled(ToggleButton)(({ theme }) => ({
  '&[aria-checked="true"]': { color: theme.barSelectedColor },
}));
const capitalize = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** Returns the neighbouring value, wrapping around; -1 steps back. */
const neighbourOf = (all: readonly string[], value: string, step: number) =>
  all[(all.indexOf(value) + step + all.length) % all.length] ?? value;

/** Defaults apply until the preview reports its globals. */
const getChosen = (globals: Partial<Chosen>): Chosen => ({ ...FIRST, ...globals });

const shortcut = (label: string, key: string, actionName: string, action: () => void) => ({
  label,
  defaultShortcut: ['alt', key],
  actionName,
  showInMenu: true,
  action,
});

/** Alt with a letter belongs to the product, whose stories have focus most of the time. */
const KEYS = { nextBrand: ']', previousBrand: '[', otherMode: '\\' } as const;

/** Registers toolbar shortcuts, listed with Storybook's own. */
export function addAppearanceShortcuts(api: API): void {
  const getCurrent = () => getChosen(api.getGlobals() ?? {});
  const brand = (step: number) => () => api.updateGlobals({ brand: neighbourOf(THEMES, getCurrent().brand, step) });
  const mode = () => api.updateGlobals({ mode: neighbourOf(MODES, getCurrent().mode, 1) });
  for (const one of [
    shortcut('Next brand', KEYS.nextBrand, 'nextBrand', brand(1)),
    shortcut('Previous brand', KEYS.previousBrand, 'previousBrand', brand(-1)),
    shortcut('Light or dark', KEYS.otherMode, 'otherMode', mode),
  ]) {
    void api.setAddonShortcut('mortar', one);
  }
}

interface ChoiceProps {
  label: string;
  values: readonly string[];
  value: string;
  /** True if the story sets the value itself. */
  disabled: boolean;
  onChoose(value: string): void;
}

const Choice = ({ label, values, value, disabled, onChoose }: ChoiceProps) => (
  <Group role="group" aria-label={label}>
    {values.map((one) => (
      <Choosable
        key={one}
        size="small"
        variant="ghost"
        padding="small"
        ariaLabel={false}
        disabled={disabled}
        pressed={one === value}
        onClick={() => onChoose(one)}
      >
        {capitalize(one)}
      </Choosable>
    ))}
  </Group>
);

/** Applies the brand and mode to the Storybook manager without a reload. */
function useDressedManager({ brand, mode }: Chosen): void {
  const api = useStorybookApi();
  React.useEffect(() => api.setOptions({ theme: getTheme(appearances, { brand, mode }, 'own') }), [api, brand, mode]);
}

/** Shows all brands and modes as toolbar buttons. */
export function AppearanceTools() {
  const [globals, update, ofStory] = useGlobals();
  const { brand, mode } = getChosen(globals);
  useDressedManager({ brand, mode });
  return (
    <>
      <Choice
        label="Brand"
        values={THEMES}
        value={brand}
        disabled={'brand' in ofStory}
        onChoose={(value) => update({ brand: value })}
      />
      <Choice
        label="Mode"
        values={MODES}
        value={mode}
        disabled={'mode' in ofStory}
        onChoose={(value) => update({ mode: value })}
      />
    </>
  );
}
