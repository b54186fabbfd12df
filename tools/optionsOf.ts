/**
 * The options that a command was given; ends it with what is wrong about them, and how it is used.
 * @param read throws for people to read
 */
export function getOptions<Options>(read: (argv: readonly string[]) => Options, usage: string): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    return process.exit(2);
  }
}
