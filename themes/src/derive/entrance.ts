import type { BrandTokens, Color } from '../contract.ts';
import { contrast } from './color.ts';
import type { BrandInputs, Composition } from './inputs.ts';
import type { Ground } from './surfaces.ts';

type Entrance = BrandTokens['entrance'];
type Place = Omit<Entrance, 'surface' | 'ground' | 'nameColor' | 'line' | 'radius'> & {
  stands: 'panel' | 'page' | 'bare';
};

const CARD: Place = {
  ...{ columns: 'minmax(0, 1fr)', formColumn: '1', pictureColumn: '1', place: 'center', margin: '16px' },
  ...{ stands: 'panel', picture: 'none', fit: 'cover', anchor: 'center', name: 'none' },
};

const PLACES: Readonly<Record<Composition, Place>> = {
  card: CARD,
  beside: {
    ...CARD,
    ...{
      columns: 'minmax(440px, 2fr) 3fr',
      pictureColumn: '2',
      stands: 'bare',
      picture: 'block',
      anchor: 'left center',
    },
  },
  risen: { ...CARD, picture: 'block', fit: 'contain', anchor: 'right bottom' },
  band: {
    ...CARD,
    ...{ columns: '1fr 2fr', formColumn: '2', stands: 'bare', picture: 'block', anchor: 'right center' },
  },
  open: { ...CARD, place: 'end start', margin: '56px 72px', stands: 'page', picture: 'block', anchor: 'right bottom' },
  halves: {
    ...CARD,
    ...{
      columns: '1fr 1fr',
      formColumn: '2',
      stands: 'bare',
      picture: 'block',
      anchor: 'center bottom',
      name: 'block',
    },
  },
};

/** The brighter of the two that can always be read. */
const inkOn = (ground: Color): Color => (contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000');

/** A brand's door in one mode. A brand without a picture has a card on the page, however it is composed. */
export const entranceOf = (
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
    nameColor: inkOn(ground),
  };
};
