import { type Backend, createBackend, sampleCatalogue, sampleSeed } from '@mortar/backend';
import {
  deleteIndexedDbJournal,
  type IndexedDbJournal,
  KeptProblem,
  mountWorker,
  openIndexedDbJournal,
  type WorkerMount,
} from '@mortar/backend/worker';

const DATABASE = 'mortar-demo';

/** The backend on what this browser keeps. */
interface OpenedStore {
  backend: Backend;
  mount: WorkerMount;
}

/** The one backend of the demo: opened when it is asked for, and again after it was let go. */
export interface DemoStore {
  open(): Promise<OpenedStore>;
  /** Lets go of what is kept, for another worker; asking opens it again. */
  close(): Promise<void>;
  /** Forgets everything, and begins with the sample again. */
  reset(): Promise<void>;
  /** Whether what was kept before could not be gone on with; asking says it once. */
  takeRenewed(): boolean;
}

/** @returns a journal on what was kept, and whether that had to be let go */
async function openJournal(): Promise<{ journal: IndexedDbJournal; renewed: boolean }> {
  try {
    return { journal: await openIndexedDbJournal(DATABASE), renewed: false };
  } catch (error) {
    if (!(error instanceof KeptProblem)) throw error;
    await deleteIndexedDbJournal(DATABASE);
    return { journal: await openIndexedDbJournal(DATABASE), renewed: true };
  }
}

/**
 * Two workers may live at once while one takes over from the other, and must not both write: who has the lock has the store.
 * @returns lets go of it
 */
const takeLock = () =>
  new Promise<() => void>((resolve) => {
    void navigator.locks.request(DATABASE, () => new Promise<void>((end) => resolve(end)));
  });

/** @param reportsOrigin where the product frames report pages from */
export function createDemoStore(reportsOrigin: string): DemoStore {
  let opening: Promise<OpenedStore & { close(): void }> | undefined;
  let renewed = false;

  const letGo = async () => {
    const opened = opening;
    opening = undefined;
    // One that could not be opened holds nothing.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };

  async function start() {
    const release = await takeLock();
    try {
      const { journal, renewed: anew } = await openJournal();
      renewed ||= anew;
      const seed = sampleSeed(sampleCatalogue(), Date.now());
      const backend = createBackend({ seed, journal, reportsOrigin });
      await journal.settled();
      const mount = mountWorker(backend, { journal, onLost: () => void letGo() });
      const close = () => {
        backend.close();
        release();
      };
      return { backend, mount, close };
    } catch (error) {
      release();
      throw error;
    }
  }

  function open() {
    const started = opening ?? start();
    opening = started;
    started.catch(() => {
      if (opening === started) opening = undefined;
    });
    return started;
  }

  return {
    open,
    close: letGo,
    async reset() {
      await letGo();
      await deleteIndexedDbJournal(DATABASE);
      await open();
    },
    takeRenewed() {
      const said = renewed;
      renewed = false;
      return said;
    },
  };
}
