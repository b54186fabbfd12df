/**
 * Returns the parsed command-line options. On an error, prints it with the usage and exits.
 * @param read throws readable messages
 */
export function getOptions<Options>(read: (argv: readonly string[]) => Options, usage: string): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    return process.exit(2);
  }
}
