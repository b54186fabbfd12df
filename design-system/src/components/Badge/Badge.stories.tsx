import preview from '@mortar/storybook/preview';
import { PALETTES } from '@mortar/themes';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Components/Identity/Badge', component: Badge, args: { children: 'Basket' } });

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {PALETTES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
});
export const Counts = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {[1, 12, 140].map((count) => (
        <CountBadge key={count} count={count} />
      ))}
    </div>
  ),
});
