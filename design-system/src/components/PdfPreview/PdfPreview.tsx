import './PdfPreview.css';
import { Download, Minus, Plus, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LoadingState } from '../LoadingState/LoadingState.tsx';
import { scrollTabStop } from '../Popup/scrollTabStop.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { drawPage, openPdf, type Pdf, textOfPage } from './openPdf.ts';

interface PdfPreviewProps {
  /** Name of the document: `Order 100131`. */
  label: string;
  /** The document; null while it is being created. Keep the same `Blob` between renders. */
  file: Blob | null;
  /** True while the browser creates it; screenshots wait for that. */
  making?: boolean | undefined;
  /** Error of creating it, with a remedy. */
  error?: string | undefined;
  /** Called to create it again. */
  onRetry?: (() => void) | undefined;
  /** Called when Print is pressed; without it there is no button. */
  onPrint?: (() => void) | undefined;
  /** Called when Download is pressed; without it there is no button. */
  onDownload?: (() => void) | undefined;
}

type Opened = { state: 'opening' } | { state: 'broken' } | { state: 'open'; pdf: Pdf };

/** Opens a document, and closes it when replaced. */
function usePdf(file: Blob | null): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(
    function open() {
      setOpened({ state: 'opening' });
      if (!file) return;
      let isStale = false;
      let pdf: Pdf | undefined;
      const close = () => void pdf?.loadingTask.destroy();
      openPdf(file).then(
        (made) => {
          pdf = made;
          if (isStale) close();
          else setOpened({ state: 'open', pdf: made });
        },
        () => !isStale && setOpened({ state: 'broken' }),
      );
      return () => {
        isStale = true;
        close();
      };
    },
    [file],
  );
  return opened;
}

/** Of several entries delivered together, only the last is current. */
const isIntersecting = (entry: IntersectionObserverEntry) => entry.isIntersecting;

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const BROKEN = 'The document cannot be shown. Please try again.';

/** Preview of a document, pages below each other. Its text is accessible; links and scripts in it are inactive. */
export const PdfPreview = (props: PdfPreviewProps) => {
  const { label, file, making = false, error, onRetry, onPrint, onDownload } = props;
  const opened = usePdf(file);
  const [zoom, setZoom] = useState(2);
  const scale = ZOOMS[zoom] ?? 1;
  const pdf = opened.state === 'open' && !error ? opened.pdf : null;
  const working = making || (file !== null && opened.state === 'opening');
  const problem = error ?? (opened.state === 'broken' ? BROKEN : undefined);
  const step = (by: number, name: string, icon: typeof Plus) => {
    const Icon = icon;
    return (
      <IconButton
        label={name}
        icon={<Icon size={16} aria-hidden="true" />}
        disabled={!pdf || ZOOMS[zoom + by] === undefined}
        onClick={() => setZoom(zoom + by)}
      />
    );
  };
  return (
    <section className="m-pdf" aria-label={label} data-working={working && !problem ? '' : undefined}>
      <div className="m-pdf__bar">
        <span className="m-pdf__count m-figures">
          {pdf && (pdf.numPages === 1 ? '1 page' : `${pdf.numPages} pages`)}
        </span>
        {step(-1, 'Smaller', Minus)}
        <span className="m-pdf__zoom m-figures">{Math.round(scale * 100)} %</span>
        {step(1, 'Larger', Plus)}
        {onDownload && (
          <IconButton label="Download" icon={<Download size={16} />} disabled={!pdf} onClick={onDownload} />
        )}
        {onPrint && <IconButton label="Print" icon={<Printer size={16} />} disabled={!pdf} onClick={onPrint} />}
      </div>
      <div className="m-pdf__pages" ref={scrollTabStop}>
        {problem && <ErrorState text={problem} onRetry={onRetry} />}
        {!problem && !pdf && <LoadingState text="Loading document..." />}
        {pdf &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <Page key={index} pdf={pdf} number={index + 1} scale={scale} />
          ))}
      </div>
    </section>
  );
};

const A4 = { width: 595, height: 842 } as const;

/** A page, rendered when near the viewport at the screen's density. */
const Page = ({ pdf, number, scale }: { pdf: Pdf; number: number; scale: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [text, setText] = useState('');
  const [isRendered, setIsRendered] = useState(false);
  useEffect(function watch() {
    if (!canvas.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(isIntersecting) && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  useEffect(
    function renderPage() {
      if (!near || !canvas.current) return;
      let isStale = false;
      // A page that fails to render stays white without affecting others.
      const picture = drawPage(pdf, number, canvas.current, scale * devicePixelRatio).catch(() => undefined);
      const words = textOfPage(pdf, number).then(
        (content) => !isStale && setText(content),
        () => undefined,
      );
      void Promise.all([picture, words]).then(() => !isStale && setIsRendered(true));
      return () => {
        isStale = true;
      };
    },
    [near, pdf, number, scale],
  );
  return (
    <figure className="m-pdf__page" aria-label={`Page ${number} of ${pdf.numPages}`}>
      <canvas
        ref={canvas}
        width={A4.width}
        height={A4.height}
        style={{ inlineSize: A4.width * scale }}
        data-drawn={isRendered ? '' : undefined}
        data-working={near && !isRendered ? '' : undefined}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </figure>
  );
};
