import { DIRECTIONS, SCENARIOS, TEXT_SIZES } from './matrix.ts';

/** Converts `busyMorning` to words. */
const words = (name: string) => {
  const text = name.replace(/([A-Z])/g, (character) => ` ${character.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const choice = (description: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description,
  toolbar: { title: description, icon: icon as 'paintbrush', dynamicTitle: true, items: [...items] },
});

const toItems = (values: readonly string[]) => values.map((value) => ({ value, title: words(value) }));

/** Menus of Storybook's toolbar. Brand and mode are buttons (`appearance/AppearanceTools.tsx`). */
export const globalTypes = {
  scenario: choice('Scenario', 'database', [
    { value: '', title: 'Scenario: as the story has it' },
    ...toItems(SCENARIOS),
  ]),
  textSize: choice(
    'Text size',
    'zoom',
    TEXT_SIZES.map((value) => ({ value, title: `${value} %` })),
  ),
  direction: choice('Direction', 'transfer', [
    { value: DIRECTIONS[0], title: 'Left to right' },
    { value: DIRECTIONS[1], title: 'Right to left' },
  ]),
};
