import { IconButton } from '@mortar/design-system';
import { PackageX } from 'lucide-react';
import { messages } from './messages.ts';

/** Opens Advanced Regrets for a group, which has no Regrets tab (ruling 32). */
export function GroupRegretsButton({ onClick }: { onClick(): void }) {
  return (
    <IconButton
      size="xs"
      label={messages.advanced.title}
      icon={<PackageX size={16} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
