import { drawPage, openPdf, textOfPage } from '../../../design-system/src/components/PdfPreview/openPdf.ts';
import { samplePdf } from '../../../design-system/src/components/PdfPreview/samplePdf.ts';

// Renders a document as the preview does, and reports the text read and the number of workers in its title.
let workers = 0;
globalThis.Worker = class extends Worker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given);
    workers += 1;
  }
};

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('no canvas');
const pdf = await openPdf(samplePdf([['Order 100131']]));
await drawPage(pdf, 1, canvas, 1);
document.title = `${(await textOfPage(pdf, 1)).trim()} with ${workers} worker`;
