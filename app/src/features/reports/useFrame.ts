import { useEffect, useReducer, useRef } from 'react';
import { nextFrameState } from './model/frameState.ts';

/** Milliseconds. */
const LOAD_TIMEOUT_MS = 20_000;
const REPORT_TIMEOUT_MS = 4_000;

/** Ignores all other messages of the page. */
const isShownMessage = (data: unknown) => (data as { report?: unknown } | null)?.report === 'shown';

/** Tracks the state of a framed page. @param address framed address; another one starts again */
export function useFrame(address: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextFrameState, 'loading');
  useEffect(
    function giveUp() {
      if (state !== 'loading' && state !== 'loaded') return;
      const event = { type: state === 'loading' ? 'waited' : 'said nothing' } as const;
      const timer = setTimeout(() => dispatch(event), state === 'loading' ? LOAD_TIMEOUT_MS : REPORT_TIMEOUT_MS);
      return () => clearTimeout(timer);
    },
    [state],
  );
  useEffect(function listenForMessages() {
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow && isShownMessage(data))
        dispatch({ type: 'shown' });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(
    function forgetTheAddress() {
      // Removes the address, which contains the token, from the browser's resource timings.
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName(address).length > 0) performance.clearResourceTimings();
      });
      observer.observe({ type: 'resource', buffered: true });
      return () => observer.disconnect();
    },
    [address],
  );
  useEffect(
    function listenForViolations() {
      const { origin } = new URL(address);
      const handleMessage = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
        if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) dispatch({ type: 'blocked' });
      };
      document.addEventListener('securitypolicyviolation', handleMessage);
      return () => document.removeEventListener('securitypolicyviolation', handleMessage);
    },
    [address],
  );
  return { state, frame, onLoad: () => dispatch({ type: 'loaded', online: navigator.onLine }) };
}
