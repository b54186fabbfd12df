import './picture.css';
import { getPicture, type Shown } from './data.ts';
import { useNoteWhenSeen } from './seen.ts';

interface PictureProps {
  story: string;
  combination: string;
  version?: string | undefined;
  /** What it shows, for whoever does not see it. */
  label: string;
  /** Of several times its size, pixel by pixel; without it, as much as there is room for. */
  zoom?: number | undefined;
}

const getSize = ({ width, height }: Shown, zoom: number | undefined) =>
  zoom === undefined ? undefined : { inlineSize: width * zoom, blockSize: height * zoom, maxInlineSize: 'none' };

/** A story's picture, or a word that there is none. */
export function Picture({ story, combination, version, label, zoom }: PictureProps) {
  const shown = getPicture(story, combination, version);
  // A thumbnail beside its name is too small to review.
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
