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
  /** The whole application: popups and toasts need it as much as the page. */
  children: ReactNode;
}

/** Whether a provider stands further up: one around a story already has the announcer. */
const Provided = createContext(false);

/** Stands once around the application; what `announce` says is heard from here. Choose the theme with `applyTheme`, before or after. */
export const MortarProvider = ({ children }: MortarProviderProps) => {
  useLayoutEffect(trackInputModality, []);
  useEffect(function keepFocusInSight() {
    // Nobody zooms before the first page is there; where it cannot be fetched, browsers scroll as they do.
    const part = import('./keepFocusInSight.ts').then(
      ({ keepFocusInSight: keep }) => keep(),
      () => () => undefined,
    );
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
