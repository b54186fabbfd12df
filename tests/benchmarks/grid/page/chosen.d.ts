declare module '#contender' {
  export const contender: import('./contender.ts').Contender;
}
