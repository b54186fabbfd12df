import './ImageCropper.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { type Crop, clampCrop, drawCrop, moveCrop, ROTATION, ZOOM } from './crop.ts';

interface ImageCropperProps {
  /** The result of `decodePicture`, which rejects invalid files. */
  picture: ImageBitmap;
  /** Controlled crop; start with `initialCrop`. */
  crop: Crop;
  /** Called on each change with a crop inside the picture. */
  onChange: (crop: Crop) => void;
  /** Disables editing while saving. */
  disabled?: boolean | undefined;
  /** Focuses the cropper on mount, so that arrow keys work at once. */
  autoFocus?: boolean | undefined;
}

/** Canvas size in pixels: twice the displayed size, for high-density screens. */
const CANVAS_SIZE = 560;
const SHOWN = 280;
const STEP = 4;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A round crop, moved by pointer or arrow keys, zoomed and rotated by sliders or the wheel. */
export const ImageCropper = ({ picture, crop, onChange, disabled = false, autoFocus = false }: ImageCropperProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const move = (dx: number, dy: number) => !disabled && onChange(moveCrop(picture, crop, dx, dy, SHOWN));
  const set = (changed: Partial<Crop>) => onChange(clampCrop(picture, { ...crop, ...changed }));

  useLayoutEffect(
    function renderCrop() {
      if (canvas.current) drawCrop(canvas.current, picture, crop);
    },
    [picture, crop],
  );
  useEffect(
    function focusOnMount() {
      if (autoFocus) frame.current?.focus();
    },
    [autoFocus],
  );
  useEffect(
    function zoomByWheel() {
      const element = frame.current;
      // React's wheel listener is passive, so the page would scroll as well.
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        if (!disabled) onChange(clampCrop(picture, { ...crop, zoom: crop.zoom - Math.sign(event.deltaY) * ZOOM.step }));
      };
      element?.addEventListener('wheel', onWheel, { passive: false });
      return () => element?.removeEventListener('wheel', onWheel);
    },
    [picture, crop, onChange, disabled],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    move(arrow[0] * STEP * far, arrow[1] * STEP * far);
  };
  const startDrag = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!last.current) return;
    move(x - last.current.x, y - last.current.y);
    last.current = { x, y };
  };
  const release = () => {
    last.current = null;
  };

  return (
    <div className="m-cropper">
      <div
        ref={frame}
        className="m-cropper__frame"
        role="application"
        tabIndex={disabled ? -1 : 0}
        aria-label="Picture. Arrow keys move it."
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <canvas ref={canvas} className="m-cropper__canvas" width={CANVAS_SIZE} height={CANVAS_SIZE} />
        <div className="m-cropper__mask" aria-hidden="true" />
      </div>
      <div className="m-cropper__sliders">
        <RangeSlider
          label="Zoom"
          {...ZOOM}
          value={crop.zoom}
          disabled={disabled}
          format={(zoom) => `${zoom.toFixed(1)}×`}
          onChange={(zoom) => set({ zoom })}
        />
        <RangeSlider
          label="Rotation"
          {...ROTATION}
          value={crop.rotation}
          disabled={disabled}
          format={(degrees) => `${degrees}°`}
          onChange={(rotation) => set({ rotation })}
        />
      </div>
    </div>
  );
};
