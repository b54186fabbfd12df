import './picture.css';
import { getPicture, type Shown } from './data.ts';
import { useNoteWhenSeen } from './seen.ts';

interface PictureProps {
  story: string;
  combination: string;
  version?: string | undefined;
  /** Alternative text. */
  label: string;
  /** Magnification with sharp pixels; fits the available space by default. */
  zoom?: number | undefined;
}

const getSize = ({ width, height }: Shown, zoom: number | undefined) =>
  zoom === undefined ? undefined : { inlineSize: width * zoom, blockSize: height * zoom, maxInlineSize: 'none' };

/** Shows a story's picture, or a note that there is none. */
export function Picture({ story, combination, version, label, zoom }: PictureProps) {
  const shown = getPicture(story, combination, version);
  // A thumbnail next to its name is too small to count as seen.
  const image = useNoteWhenSeen(label === '' ? undefined : shown?.src);
  if (!shown) return <span className="review-none">No picture</span>;
  return (
    <img
      ref={image}
      className="review-picture"
      data-zoomed={zoom !== undefined && zoom > 1 ? '' : undefined}
      src={shown.src}
      width={shown.width}
      height={shown.height}
      style={getSize(shown, zoom)}
      alt={label}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
