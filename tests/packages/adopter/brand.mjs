import { writeFileSync } from 'node:fs';
import { brandFrom, brandStylesheet } from '@mortar/themes/own-brand';

/** @type {import('@mortar/themes/own-brand').BrandInputs} */
const acme = { ...brandFrom('acme', '#5b6f2a'), tabs: 'tint' };

writeFileSync('src/acme.css', brandStylesheet('acme', acme));
