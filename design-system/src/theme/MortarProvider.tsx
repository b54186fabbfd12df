import '@mortar/themes/fonts.css';
import '@mortar/themes/themes.css';
import './global.css';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { trackInputModality } from './inputModality.ts';
import { system } from './system.ts';

export interface MortarProviderProps {
  /** The whole application: popups and toasts need it as much as the page. */
  children: ReactNode;
}

/** Stands once around the application. Choose the theme with `applyTheme`, before or after. */
export const MortarProvider = ({ children }: MortarProviderProps) => {
  useLayoutEffect(trackInputModality, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
};
