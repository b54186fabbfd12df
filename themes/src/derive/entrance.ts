import type { BrandTokens } from '../contract.ts';
import { isLight } from './color.ts';
import type { BrandInputs, Composition } from './inputs.ts';
import type { Ground } from './surfaces.ts';

type Entrance = BrandTokens['entrance'];
type Place = Omit<Entrance, 'surface' | 'ground' | 'nameColor' | 'line' | 'radius'> & {
  stands: 'panel' | 'page' | 'bare';
};

const CARD: Place = {
  columns: 'minmax(0, 1fr)',
  formColumn: '1',
  pictureColumn: '1',
  place: 'center',
  margin: '16px',
  stands: 'panel',
  picture: 'none',
  fit: 'cover',
  anchor: 'center',
  name: 'none',
  nameSize: 'clamp(40px, 5.2cqi, 72px)',
};
/** Form and picture next to each other, or one in front of the other. */
const TWO: Place = { ...CARD, picture: 'block', stands: 'bare' };

const PLACES: Readonly<Record<Composition, Place>> = {
  card: CARD,
  beside: { ...TWO, columns: 'minmax(440px, 2fr) 3fr', pictureColumn: '2', anchor: 'left center' },
  risen: { ...TWO, stands: 'panel', fit: 'contain', anchor: 'right bottom' },
  band: { ...TWO, columns: '1fr 2fr', formColumn: '2', anchor: 'right center' },
  open: { ...TWO, stands: 'page', place: 'end start', margin: '56px 72px', anchor: 'right bottom' },
  halves: { ...TWO, columns: '1fr 1fr', formColumn: '2', anchor: 'center bottom', name: 'block', margin: '48px' },
};

/** Returns a brand's sign-in tokens in one mode. A brand without a picture always has a card on the page. */
export const getEntrance = (
  { entrance = 'card', picture, radius }: BrandInputs,
  { mode, surface }: Ground,
): Entrance => {
  const { stands, ...place } = PLACES[picture ? entrance : 'card'];
  const ground = picture?.inks?.[mode]?.ground ?? surface.page;
  return {
    ...place,
    surface: stands === 'bare' ? 'transparent' : surface[stands],
    line: stands === 'panel' ? '1px' : '0px',
    radius: stands === 'bare' ? '0px' : radius.popup,
    ground,
    nameColor: isLight(ground) ? '#000000' : '#ffffff',
  };
};
