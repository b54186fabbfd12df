/**
 * Prints the start of a step of a command.
 * @returns function to call at its end, which prints its seconds
 */
export function startStep(text: string): () => void {
  const startedAt = performance.now();
  process.stderr.write(`${text}…\n`);
  return () => {
    const seconds = (performance.now() - startedAt) / 1000;
    process.stderr.write(`  done in ${seconds.toFixed(1)} s\n`);
  };
}
