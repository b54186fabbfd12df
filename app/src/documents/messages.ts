/** Texts about documents; the modules that make them provide the content. */
export const messages = {
  export: {
    title: (fileName: string) => `Exporting ${fileName}`,
    about: 'The file is being made. You can wait or cancel.',
    steps: { collecting: 'Collect the rows', writing: 'Write the file' },
    saved: (fileName: string) => `${fileName} was made.`,
    cancel: 'Cancel',
    failed: 'Sorry an unexpected error has occurred. Please try again',
  },
  pages: {
    failed: 'Sorry an unexpected error has occurred. Please try again',
  },
} as const;
