import { type BrandName, brandInfo, MODES } from '@mortar/themes';
import { useEffect, useState } from 'react';
import './login.css';

type Pictures = typeof import('@mortar/themes/entrances').entrances;

/**
 * The brand's picture beside the form. It says nothing, comes behind the form, and is not missed where it cannot be
 * fetched; where it stands, and whether it does, is the theme's.
 */
export function EntrancePicture({ brand }: { brand: BrandName }) {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(function fetchBehindTheForm() {
    import('@mortar/themes/entrances').then(
      ({ entrances }) => setPictures(entrances),
      () => undefined,
    );
  }, []);
  return (
    <div className="login-picture" aria-hidden="true">
      {pictures &&
        MODES.map((mode) => (
          <img key={mode} data-for={mode} src={pictures[brand][mode]} alt="" loading="lazy" fetchPriority="low" />
        ))}
      <p className="login-name">{brandInfo[brand].productName}</p>
    </div>
  );
}
