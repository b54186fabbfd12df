import { LoadingState } from '@mortar/design-system';
import { messages } from './messages.ts';

export function PageLoading() {
  return <LoadingState text={messages.loadingPage} />;
}
