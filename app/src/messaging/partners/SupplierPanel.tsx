import {
  Avatar,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  SearchBox,
  VirtualList,
  VisuallyHidden,
} from '@mortar/design-system';
import { type ReactNode, type Ref, useState } from 'react';
import { messages as texts } from './messages.ts';
import { filterPartners, type Partner } from './model/partner.ts';
import { suppliersError } from './suppliersError.ts';
import type { MessagingSuppliers } from './useMessagingSuppliers.ts';
import './supplierPanel.css';

export interface SupplierPanelProps {
  suppliers: MessagingSuppliers;
  /** Hash of the selected supplier; '' for all. */
  chosen: string;
  onChoose(hash: string): void;
  actions?: ReactNode;
  searchRef?: Ref<HTMLInputElement>;
}

const getKey = ({ hash }: Partner) => hash;

/** Lists possible recipients with their online status (002 §2.10). */
export function SupplierPanel({ suppliers, chosen, onChoose, actions, searchRef }: SupplierPanelProps) {
  const { list, error, isPending, reload } = suppliers;
  const [search, setSearch] = useState('');
  const emptyText = () => {
    if (error) return <ErrorState text={suppliersError(error)} onRetry={reload} />;
    if (isPending) return <LoadingState text={texts.loading} />;
    if (list.length === 0) return <EmptyState text={texts.none} />;
    const shown = filterPartners(list, search);
    if (shown.length === 0) return <EmptyState text={texts.notFound} />;
    return (
      <VirtualList label={texts.title} rows={shown} getKey={getKey} keyboard="rows" estimatedHeight={41}>
        {({ hash, name, online, picture }) => (
          <button
            type="button"
            className="partner"
            aria-current={hash === chosen || undefined}
            onClick={() => onChoose(hash)}
          >
            <span className="partner__who" data-online={online || undefined}>
              <Avatar name={name} src={picture || undefined} size={24} decorative />
            </span>
            <span className="partner__name">{name}</span>
            <VisuallyHidden>{online ? texts.online : texts.offline}</VisuallyHidden>
            {!online && (
              <span className="partner__state" aria-hidden="true">
                {texts.offline}
              </span>
            )}
          </button>
        )}
      </VirtualList>
    );
  };
  return (
    <Panel title={texts.title} actions={actions} flush>
      <div className="partners__search">
        <SearchBox
          label={texts.search}
          value={search}
          onChange={setSearch}
          onSearch={setSearch}
          debounceMs={0}
          inputRef={searchRef}
        />
      </div>
      <button
        type="button"
        className="partner partner--all"
        aria-current={chosen === '' || undefined}
        onClick={() => onChoose('')}
      >
        {texts.all}
      </button>
      <div className="partners__list">{emptyText()}</div>
    </Panel>
  );
}
