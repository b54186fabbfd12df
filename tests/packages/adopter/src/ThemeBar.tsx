import { applyTheme, Logo, SegmentedField, SwitchField, TopBar } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useState } from 'react';

const BRANDS = ['mortar', 'aloe'] as const;

export const ThemeBar = () => {
  const [brand, setBrand] = useState<(typeof BRANDS)[number]>('mortar');
  const [dark, setDark] = useState(false);
  const options = BRANDS.map((value) => ({ value, label: brandInfo[value].productName }));
  const choose = (value: typeof brand, isDark: boolean) => {
    setBrand(value);
    setDark(isDark);
    applyTheme(value, isDark ? 'dark' : 'light');
  };
  return (
    <TopBar
      brandName={brandInfo[brand].productName}
      logo={<Logo brand={brand} surface="topBar" decorative />}
      end={
        <>
          <SegmentedField label="Brand" options={options} value={brand} onChange={(value) => choose(value, dark)} />
          <SwitchField label="Dark" checked={dark} onChange={(isDark) => choose(brand, isDark)} />
        </>
      }
    />
  );
};
