import '@mortar/themes/fonts.css';
import '@mortar/themes/themes.css';
import './global.css';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { trackLastInput } from './lastInput.ts';
import { system } from './system.ts';

export interface MortarProviderProps {
  /** The whole application: popups and toasts need it as much as the page. */
  children: ReactNode;
  /** How dates, numbers and letters are written, and from which side one reads. Default `en-ZA`. */
  locale?: string | undefined;
}

/** Stands once around the application. Choose the theme with `applyTheme`, before or after. */
export const MortarProvider = ({ children, locale = 'en-ZA' }: MortarProviderProps) => {
  useLayoutEffect(trackLastInput, []);
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </ChakraProvider>
  );
};
