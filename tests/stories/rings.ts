import type { Page } from 'playwright-core';
import { lasting } from './settled.ts';

/**
 * Describes controls whose focus ring is clipped by an ancestor; runs in the page. Hides focus events from listeners.
 */
function readRings(): string[] {
  /** Maximum extent of a ring beyond its control, in px. */
  const REACH = 6;
  const SIDES = ['top', 'right', 'bottom', 'left'] as const;
  type Side = (typeof SIDES)[number];
  type Box = Record<Side, number>;
  const inward: Box = { top: 1, left: 1, right: -1, bottom: -1 };
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
  const name = (element: Element) =>
    (
      element.getAttribute('aria-label') ||
      element.textContent ||
      element.getAttribute('placeholder') ||
      element.tagName
    )
      .trim()
      .slice(0, 40);

  /** Hidden scrollable length of a box on a side: scrolling to the control makes the ring visible there. */
  const unseen = (box: Element, side: Side) => {
    if (side === 'top') return box.scrollTop;
    if (side === 'bottom') return box.scrollHeight - box.clientHeight - box.scrollTop;
    const across = Math.abs(box.scrollLeft);
    const rest = box.scrollWidth - box.clientWidth - across;
    return (side === 'left') === (getComputedStyle(box).direction === 'ltr') ? across : rest;
  };

  /** `content-visibility` and paint containment clip like overflow. */
  const isPaintedWithin = ({ contain, contentVisibility }: CSSStyleDeclaration) =>
    contentVisibility === 'auto' || /paint|strict|content/.test(contain);

  /** Returns the nearest clipping edge on each side, of ancestors and the window. */
  function getEdges(element: Element): { by: Element; side: Side; at: number }[] {
    const { clientWidth, clientHeight } = document.documentElement;
    const edges: { by: Element; side: Side; at: number }[] = [];
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isContainingBlock =
        style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal';
      if (position === 'fixed' || (position === 'absolute' && !isContainingBlock)) continue;
      position = style.position;
      const rect = box.getBoundingClientRect();
      const zoom = (box as HTMLElement).currentCSSZoom ?? 1;
      const left = rect.left + box.clientLeft * zoom;
      const top = rect.top + box.clientTop * zoom;
      const inner = { left, top, right: left + box.clientWidth * zoom, bottom: top + box.clientHeight * zoom };
      for (const side of SIDES) {
        const overflow = side === 'top' || side === 'bottom' ? style.overflowY : style.overflowX;
        const margin = /hidden|auto|scroll/.test(overflow) ? 0 : Number.parseFloat(style.overflowClipMargin) || 0;
        if (overflow !== 'visible' || isPaintedWithin(style))
          edges.push({ by: box, side, at: inner[side] - inward[side] * margin });
      }
    }
    const root = document.documentElement;
    edges.push({ by: root, side: 'left', at: 0 }, { by: root, side: 'right', at: clientWidth });
    if (root.scrollHeight <= clientHeight)
      edges.push({ by: root, side: 'top', at: 0 }, { by: root, side: 'bottom', at: clientHeight });
    return edges;
  }

  /** Returns the space in px that a ring needs outside its box; 0 without a ring or with one inside. */
  const getRingExtent = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return 0;
    return Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  };

  const near = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    if (control.tabIndex < 0 && control.getAttribute('role') !== 'tab') return false;
    if (control.matches(':disabled') || control.closest('[inert], .m-hidden')) return false;
    const rect = control.getBoundingClientRect();
    if (rect.width < 2 || !control.checkVisibility({ visibilityProperty: true })) return false;
    return getEdges(control).some(({ side, at }) => inward[side] * (rect[side] - at) < REACH);
  });
  if (near.length === 0) return [];

  const problems = new Set<string>();
  const silent = (event: Event) => event.stopImmediatePropagation();
  const EVENTS = ['focus', 'blur', 'focusin', 'focusout', 'scroll'];
  for (const type of EVENTS) addEventListener(type, silent, true);
  const before = document.activeElement;
  for (const control of near) {
    control.focus({ preventScroll: true });
    if (!control.matches(':focus-visible')) continue;
    // The frame around a field shows the ring for it.
    const frames = [control, control.parentElement, control.closest('label'), control.closest('.m-framed')];
    const owner = frames.find((each) => each && getRingExtent(each) > 0);
    if (!owner) continue;
    const rect = owner.getBoundingClientRect();
    const reach = getRingExtent(owner);
    const edges = getEdges(owner);
    const roomAt = ({ side, at }: (typeof edges)[number]) => inward[side] * (rect[side] - at);
    for (const [index, edge] of edges.entries()) {
      const { by, side } = edge;
      const room = roomAt(edge);
      if (room > reach - 0.5 || room < -2 || unseen(by, side) > 1) continue;
      // Focusing scrolls a nearer box, which moves the further edges.
      const isScrolledAway = (nearer: (typeof edges)[number]) =>
        nearer.side === side && unseen(nearer.by, side) > 1 && roomAt(nearer) < reach;
      if (edges.slice(0, index).some(isScrolledAway)) continue;
      problems.add(`the ring of "${name(control)}" is cut at its ${side} by ${by.className || by.tagName}`);
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (before === document.body) (document.activeElement as HTMLElement | null)?.blur();
  for (const type of EVENTS) removeEventListener(type, silent, true);
  return [...problems];
}

/**
 * Checks that no focus ring is clipped by an ancestor or the window's edge (WCAG 2.4.11, 2.4.13).
 * @returns clipped rings, with place and cause
 */
export const ringProblems = (page: Page): Promise<string[]> => lasting(page, readRings, undefined);
