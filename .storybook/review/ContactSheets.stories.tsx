import type { Globals } from '../matrix.ts';
import preview from '../preview.tsx';
import { ContactSheet } from './ContactSheet.tsx';

const meta = preview.meta({
  title: 'Contact sheets',
  // Every preview is a story and is tested there.
  tags: ['!test', '!autodocs'],
  args: { area: '' },
  render: ({ area }, { globals }) => <ContactSheet area={area} globals={globals as unknown as Globals} />,
});

export const Foundations = meta.story({ args: { area: 'Foundations/' } });
export const Components = meta.story({ args: { area: 'Components/' } });
export const Popups = meta.story({ args: { area: 'Popups/' } });
export const Screens = meta.story({ args: { area: 'Screens/' } });
