import type { BrandName } from '@mortar/themes';
import { useEffect, useState } from 'react';
import './door.css';

/**
 * The brand's picture beside the form. It says nothing, comes behind the form, and is not missed where it cannot be
 * fetched; where it stands, and whether it does, is the theme's.
 */
export function EntrancePicture({ brand, name }: { brand: BrandName; name: string }) {
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  useEffect(
    function prefetchAfterForm() {
      import('@mortar/themes/entrances').then(
        ({ entrances }) => setAddresses({ ...entrances[brand] }),
        () => {},
      );
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
