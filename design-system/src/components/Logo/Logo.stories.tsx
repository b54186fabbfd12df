import preview from '@mortar/storybook/preview';
import { BRANDS } from '@mortar/themes';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Components/Identity/Logo', component: Logo, args: { brand: 'mortar' } });

export const Marks = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {BRANDS.map((brand) => (
        <Logo key={brand} brand={brand} height={48} />
      ))}
    </div>
  ),
});
export const Wordmarks = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {BRANDS.map((brand) => (
        <Logo key={brand} brand={brand} kind="wordmark" height={40} />
      ))}
    </div>
  ),
});
