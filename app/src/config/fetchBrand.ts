import type { BrandName } from '@mortar/themes';
import { adoptBrand } from '@mortar/themes/brand-pack';
import * as yup from 'yup';

const text = yup.string().required();
const file = text.matches(/^[\w-]+\.(svg|png|webp)$/, ({ path }) => `${path} is no picture beside it`);
const isListedFile = (ending: string) =>
  text.matches(new RegExp(`^[\\w-]+\\.${ending}$`), ({ path }) => `${path} is no ${ending} file beside it`);
const files = yup.object({ light: file, dark: file }).required();

/** A brand's `brand.json`: names and adjacent files. Unknown fields are ignored. */
const packFile = yup.object({
  info: yup
    .object({
      productName: text,
      documentTitle: text,
      promotionsTitle: text,
      promotionsShopLabel: text,
      favicon: file,
      logo: yup.object({ mark: files, wordmark: files }).required(),
      emptyCart: files,
      footerBanner: files,
      // Optional: older brands have no recording.
      tutorial: yup
        .object({ video: isListedFile('webm'), poster: isListedFile('jpg') })
        .default(undefined)
        .optional(),
    })
    .required(),
  entrance: files,
  paper: yup
    .object({
      accent: text.matches(/^#[0-9a-f]{6}$/, ({ path }) => `${path} is no colour`),
      head: text.oneOf(['rule', 'scale', 'leaf', 'double', 'air', 'bar'] as const),
      rows: text.oneOf(['striped', 'ruled'] as const),
      headings: text.oneOf(['line', 'solid'] as const),
    })
    .required(),
});

async function readPack(folder: string): Promise<yup.InferType<typeof packFile>> {
  const answer = await fetch(`${folder}brand.json`, { cache: 'no-cache' });
  // Servers return the application's page for unknown addresses.
  const json: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (json === null) throw new Error('there is no brand.json');
  return packFile.validate(json, { strict: true, abortEarly: false }).catch(({ errors }: yup.ValidationError) => {
    throw new Error(errors.join('; '));
  });
}

/** Loads a brand's style sheet before anything renders. */
async function loadTheme(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', () => reject(new Error('theme.css cannot be fetched')));
    document.head.append(sheet);
  });
}

/**
 * Loads a brand that is not built in from its folder (0038).
 * @param name of its folder: lower-case letters and digits
 * @throws with the reason, for the deployer
 */
export async function fetchBrand(name: string): Promise<BrandName> {
  const folder = `/brands/${name}/`;
  const theme = loadTheme(`${folder}theme.css`);
  // If both fail, only the first error is reported.
  theme.catch(() => {});
  const { info, entrance, paper } = await readPack(folder);
  await theme;
  const getUrl = (picture: string) => `${folder}${picture}`;
  const toModeUrls = ({ light, dark }: yup.InferType<typeof files>) => ({ light: getUrl(light), dark: getUrl(dark) });
  return adoptBrand(name, {
    info: {
      ...info,
      favicon: getUrl(info.favicon),
      logo: { mark: toModeUrls(info.logo.mark), wordmark: toModeUrls(info.logo.wordmark) },
      emptyCart: toModeUrls(info.emptyCart),
      footerBanner: toModeUrls(info.footerBanner),
      tutorial: info.tutorial && { video: getUrl(info.tutorial.video), poster: getUrl(info.tutorial.poster) },
    },
    entrance: toModeUrls(entrance),
    paper: { ...paper, accent: paper.accent as `#${string}` },
  });
}
