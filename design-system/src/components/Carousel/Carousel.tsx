import './Carousel.css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useDrag } from '../../motion/useDrag.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useRotation } from './useRotation.ts';

export interface Slide {
  /** Identifies the slide. */
  id: string;
  /** Text alternative of its content. */
  label: string;
  /** An image, an `Advert`, or a link around one. */
  content: ReactNode;
  /** Whether the content is text, which may grow beyond `ratio`. Default false. */
  words?: boolean | undefined;
}

interface CarouselProps {
  /** Accessible name: `Promotions`. */
  label: string;
  /** Slides in order. */
  slides: readonly Slide[];
  /** Milliseconds per slide; 0 disables automatic changes. Default 5000 (000 §2). */
  interval?: number | undefined;
  /** Continues with the first slide after the last. Default true. */
  loop?: boolean | undefined;
  /** Width to height. Default 4. */
  ratio?: number | undefined;
}

/**
 * Rotating slides. Pauses on hover and focus, can be stopped, and does not change automatically under reduced motion;
 * slides can be dragged. Essential content must be available elsewhere too.
 */
export const Carousel = ({ label, slides, interval = 5000, loop = true, ratio = 4 }: CarouselProps) => {
  const { at, turning, stopped, go, stop, hold } = useRotation(slides.length, interval, loop);
  const slide = slides[at];
  const visibleSlide = useRef<HTMLDivElement>(null);
  useDrag(visibleSlide, {
    contentId: slide?.id ?? '',
    enabled: slides.length > 1,
    onDrag: (step) => go(at + step),
  });
  if (!slide) return null;
  const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && hold(false);
  const arrow = (to: number, name: string, icon: ReactNode) => (
    <IconButton label={name} icon={icon} disabled={!loop && (to < 0 || to >= slides.length)} onClick={() => go(to)} />
  );
  return (
    <section
      className="m-carousel"
      data-words={slides.some(({ words }) => words) || undefined}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={leaves}
    >
      <div className="m-carousel__frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset */}
        <div
          key={slide.id}
          ref={visibleSlide}
          role="group"
          className="m-carousel__slide"
          data-words={slide.words || undefined}
          style={{ aspectRatio: ratio }}
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${slides.length}: ${slide.label}`}
          aria-live={turning ? 'off' : 'polite'}
        >
          {slide.content}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="m-carousel__controls">
          {arrow(at - 1, 'Previous', <ChevronLeft size={16} aria-hidden="true" />)}
          <div className="m-carousel__dots">
            {slides.map(({ id, label: name }, index) => (
              <button
                key={id}
                type="button"
                className="m-carousel__dot"
                aria-label={name}
                aria-current={index === at || undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          {arrow(at + 1, 'Next', <ChevronRight size={16} aria-hidden="true" />)}
          {interval > 0 && (
            <IconButton
              label={stopped ? 'Play' : 'Pause'}
              icon={stopped ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
              onClick={() => stop(!stopped)}
            />
          )}
        </div>
      )}
    </section>
  );
};
