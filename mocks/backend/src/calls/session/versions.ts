import { listVersions } from '@mortar/contract';
import { handleAnonymous } from '../../http/handle.ts';
import { nothing, value } from '../../http/reply.ts';

const answerList = handleAnonymous(listVersions, ({ store }) => {
  const versions = [...store.versions.all()];
  return versions.length === 0 ? nothing : value({ versions });
});

export const versionCalls = [answerList];
