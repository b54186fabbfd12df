/**
 * Builds as deployments are built, whatever this process is run for: under a test runner packages would bring the parts
 * that they have for development.
 */
export async function inProduction<Made>(build: () => Promise<Made>): Promise<Made> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await build();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
