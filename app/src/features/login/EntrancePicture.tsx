import type { BrandName } from '@mortar/themes';
import { useEffect, useState } from 'react';
import './entrance.css';

/**
 * Shows the brand's decorative picture next to the form. It loads after the form and may be missing; the theme places
 * or hides it.
 */
export function EntrancePicture({ brand, name }: { brand: BrandName; name: string }) {
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  useEffect(
    function prefetchAfterForm() {
      import('@mortar/themes/entrances').then(({ entrances }) => setAddresses({ ...entrances[brand] })).catch(() => {});
    },
    [brand],
  );
  return (
    <div className="login-picture" aria-hidden="true">
      {Object.entries(addresses).map(([mode, address]) => (
        <img key={mode} data-for={mode} src={address} alt="" loading="lazy" fetchPriority="low" />
      ))}
      <p className="login-name">{name}</p>
    </div>
  );
}
