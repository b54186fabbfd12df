import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DirectionProviderProps {
  /** From which side one reads; what floats follows it. The page itself follows `dir` on `<html>`. */
  direction: 'ltr' | 'rtl';
  /** The whole application. */
  children: ReactNode;
}

/** For a page that is not read from left to right: popups, menus and tabs learn it from here. Inside `MortarProvider`. */
export const DirectionProvider = ({ direction, children }: DirectionProviderProps) => (
  <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en-ZA'}>{children}</LocaleProvider>
);
