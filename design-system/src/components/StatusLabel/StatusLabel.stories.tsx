import preview from '@mortar/storybook/preview';
import { StatusLabel } from './StatusLabel.tsx';

const ALL = ['invoiced', 'partial', 'regretted', 'waiting', 'unknown'] as const;

const meta = preview.meta({
  title: 'Components/Identity/StatusLabel',
  component: StatusLabel,
  args: { status: 'invoiced' },
});

export const All = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {ALL.map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
    </div>
  ),
});
export const Filled = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {ALL.map((status) => (
        <StatusLabel key={status} status={status} filled />
      ))}
    </div>
  ),
});
export const Zoomed = All.extend({ globals: { textSize: '200' } });
export const RightToLeft = All.extend({ globals: { direction: 'rtl' } });
