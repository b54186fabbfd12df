/** Runs a build in production mode; otherwise, under a test runner, packages would use their development builds. */
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
