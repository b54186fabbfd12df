import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DirectionProviderProps {
  /** Reading direction for floating elements. The page itself follows `dir` on `<html>`. */
  direction: 'ltr' | 'rtl';
  /** The full application. */
  children: ReactNode;
}

/** Sets the direction of popups, menus and tabs for right-to-left pages. Use it inside `MortarProvider`. */
export const DirectionProvider = ({ direction, children }: DirectionProviderProps) => (
  <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en-ZA'}>{children}</LocaleProvider>
);
