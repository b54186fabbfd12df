import '@mortar/themes/fonts.css';
import '@mortar/themes/themes.css';
import './global.css';
import './smallWindow.css';
import { ChakraProvider } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { Announcer } from '../components/Announcer/Announcer.tsx';
import { trackInputModality } from './inputModality.ts';
import { system } from './system.ts';

interface MortarProviderProps {
  /** The full application, including popups and toasts. */
  children: ReactNode;
}

/** Whether an outer provider, for example of a story, already has the announcer. */
const Provided = createContext(false);

/**
 * Wraps the application once and renders the live region of `announce`. Set the theme with `applyTheme`, before or
 * after.
 */
export const MortarProvider = ({ children }: MortarProviderProps) => {
  useLayoutEffect(trackInputModality, []);
  useEffect(function keepFocusVisible() {
    // Loaded lazily: needed only after zooming, and optional if loading fails.
    const part = import('./keepFocusVisible.ts')
      .then(({ keepFocusVisible: keep }) => keep())
      .catch(() => () => undefined);
    return () => void part.then((stop) => stop());
  }, []);
  const provided = use(Provided);
  return (
    <Provided value={true}>
      <ChakraProvider value={system}>
        {children}
        {!provided && <Announcer />}
      </ChakraProvider>
    </Provided>
  );
};
