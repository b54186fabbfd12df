import { Button, DataGrid, type DataGridHandle, Popup, PopupError, type RowKey, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryGrid } from '#grids/queryGrid.ts';
import { useFocusOnRead } from '#grids/useFocusOnRead.ts';
import { focusElement } from '#keyboard/focus/focusElement.ts';
import { messages as composing } from '#messaging/composing/messages.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { regretsQuery } from '#orders/regrets/api/listRegrets.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { firstRegretSearch, regretsSince, SINCE, toRegretsRequest } from '#orders/regrets/model/regretSearch.ts';
import { placeIn } from '#pages/usePlace.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import type { GroupEdition } from '#retailers/useGroupEdition.tsx';
import { sumCents } from '#rules/money.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useToday } from '#session/today.ts';
import { usePermissions } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import type { RegretOrder } from './api/regretOrder.ts';
import { DeleteRegretsPopup } from './DeleteRegretsPopup.tsx';
import { ExportRegrets } from './ExportRegrets.tsx';
import { messages } from './messages.ts';
import { questionAbout } from './model/questionAbout.ts';
import { PartlyReordered } from './PartlyReordered.tsx';
import { Destination } from './places/Destination.tsx';
import { RegretFilters } from './RegretFilters.tsx';
import { regretColumns } from './regretColumns.tsx';
import { type Question, useReorder } from './useReorder.ts';
import '#grids/gridFill.css';
import './advancedRegrets.css';

const ConflictsPopup = lazyPart(() => import('./conflicts/ConflictsPopup.tsx'), 'ConflictsPopup');
const ElsewherePopup = lazyPart(() => import('./places/ElsewherePopup.tsx'), 'ElsewherePopup');
const LockedRegretsPopup = lazyPart(() => import('./locks/LockedRegretsPopup.tsx'), 'LockedRegretsPopup');

const texts = messages.advanced;
const NONE: readonly Regret[] = [];

/** Milliseconds after a deletion until the popup closes (001 §9). */
const CLOSE_DELAY_MS = 500;

export interface AdvancedRegretsProps {
  /** True for the older variant: no Custom dates, and requires an open order (001 §2, §5). */
  older?: boolean;
  /** Called once everything was ordered. @param started order created for it; null if one was open */
  onOrdered(started: RegretOrder | null): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

interface RegretsOfProps extends AdvancedRegretsProps {
  edition?: GroupEdition;
  /** Returns a retailer's name, for a group. */
  retailerName?: (retailerId: number) => string;
}

/** The dialog 'Advanced Regrets' of a pharmacy or group (001 §2, §4). */
export function AdvancedRegrets(props: RegretsOfProps) {
  const { older = false, edition, retailerName, onOrdered, onClose } = props;
  const group = edition?.group;
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey(group ? 'group-regrets' : 'advanced-regrets');
  const gridRef = useRef<DataGridHandle<Regret>>(null);
  const today = useToday();
  const { search: address } = useLocation();
  const [search, setSearch] = useState(() =>
    older ? firstRegretSearch : regretsSince(placeIn(address, SINCE), today),
  );
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [deleting, setDeleting] = useState<readonly Regret[] | null>(null);
  const [deleted, setDeleted] = useState(false);
  const requested = toRegretsRequest(search, group);
  const query = useQuery({ ...regretsQuery(useClient(), requested), staleTime: 0 });
  const rows = (requested && query.data) || NONE;
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const columns = useMemo(() => regretColumns({ money, short, retailerName }), [money, short, retailerName]);
  const reorder = useReorder({
    pharmacyName: retailerName,
    onDone: onOrdered,
    onPartly: (left) => setSelected(new Set(left.map(({ id }) => id))),
  });
  const { ask, popup: askPopup } = useAsk();
  const refusals = useRefusals(older, search.processed);
  const hasRows = query.isSuccess && !query.isPlaceholderData && rows.length > 0;
  useFocusOnRead(gridRef, hasRows, group?.retailerids.join() ?? 'own');
  useCloseAfter(deleted, onClose);
  useEffect(function prefetchLaterParts() {
    for (const part of [ConflictsPopup, ElsewherePopup, LockedRegretsPopup]) void part.prefetch();
  }, []);

  const reading = { requested: requested !== null, busy: query.isFetching, again: () => void query.refetch() };
  const focusGrid = () => focusElement(gridRef);
  /** Runs an action on the selected regrets, unless there are none or it is not allowed. */
  const withChosen = (refusal: string | undefined, action: (regrets: readonly Regret[]) => void) => () => {
    if (reorder.busy || deleted) return;
    if (refusal) toast.warning(refusal);
    else if (chosen.length === 0) toast.warning(texts.nothingSelected);
    else action(chosen);
  };
  const start = withChosen(refusals.reorder, (regrets) => void reorder.start(regrets));
  const confirmDelete = withChosen(refusals.delete, setDeleting);
  const untilChosen = chosen.length === 0 ? texts.tickFirst : undefined;
  const hasOneSupplier = new Set(chosen.map(({ supplier }) => supplier)).size < 2;
  const untilOneSupplier = hasOneSupplier ? untilChosen : messages.ask.oneSupplier;
  const close = () => {
    reorder.leave();
    onClose();
  };
  const change = (part: Partial<typeof search>) => setSearch((before) => ({ ...before, ...part }));
  const regrets = (
    <div className="advanced-regrets">
      <RegretFilters
        search={search}
        older={older}
        busy={query.isFetching}
        onChange={change}
        onArrowDown={() => gridRef.current?.focus()}
      />
      {reorder.partly && <PartlyReordered result={reorder.partly} />}
      <DataGrid
        label={messages.tab.title}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={rows}
        rowKey={({ id }) => id}
        subject={JSON.stringify(requested)}
        {...queryGrid(query, requested !== null)}
        loadingText={messages.tab.loading}
        countText={messages.tab.count}
        emptyText={edition?.promptText ?? (requested ? messages.tab.none : texts.chooseDates)}
        selection="multiple"
        selected={selected}
        onSelectionChange={setSelected}
        selectionText={(some) => money(sumCents(some.map(({ total }) => total)))}
        onActivate={start}
        onRowKey={(event) => {
          if (event.key === 'Delete') confirmDelete();
        }}
        footer={rows.length > 0}
      />
    </div>
  );
  return (
    <Popup
      open
      title={texts.title}
      size="90"
      description={texts.about}
      onClose={close}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          <Destination
            regrets={chosen}
            pharmacyName={retailerName}
            refused={refusals.reorder !== undefined}
            ordering={reorder.ordering}
          />
          <PopupError {...(reorder.error && !reorder.prompting && { error: reorder.error })} />
          {ask && (
            <Button
              variant="outline"
              tone="neutral"
              unavailable={untilOneSupplier}
              onClick={withChosen(untilOneSupplier, (regrets) => ask(questionAbout(regrets)))}
            >
              {composing.prompting.supplier}
            </Button>
          )}
          <ExportRegrets gridRef={gridRef} older={older} />
          <Button variant="outline" tone="danger" unavailable={refusals.delete ?? untilChosen} onClick={confirmDelete}>
            {texts.delete}
          </Button>
          <Button
            busy={reorder.busy && !reorder.prompting}
            keyHint="↵"
            unavailable={refusals.reorder ?? untilChosen}
            onClick={start}
          >
            {texts.reorder}
          </Button>
        </>
      }
    >
      {edition ? edition.besideRetailers(regrets, reading) : regrets}
      {askPopup}
      {deleting && (
        <DeleteRegretsPopup
          regrets={deleting}
          processed={search.processed}
          onDone={() => {
            setDeleting(null);
            setDeleted(true);
          }}
          onCancel={() => setDeleting(null)}
          returnFocusTo={focusGrid}
        />
      )}
      <PartBoundary onFail={reorder.cancel}>
        {reorder.question && (
          <Questions question={reorder.question} reorder={reorder} pharmacyName={retailerName ?? noName} />
        )}
        {reorder.prompting && (
          <ConflictsPopup
            {...reorder.prompting}
            choices={reorder.choices}
            onChoose={reorder.choose}
            busy={reorder.busy}
            error={reorder.error}
            onConfirm={() => void reorder.confirm()}
            onCancel={reorder.cancel}
            returnFocusTo={focusGrid}
          />
        )}
      </PartBoundary>
    </Popup>
  );
}

const noName = () => '';

interface QuestionsProps {
  question: Question;
  reorder: Pick<ReturnType<typeof useReorder>, 'answerLocks' | 'answerElsewhere' | 'cancel'>;
  pharmacyName(retailerId: number): string;
}

/** Prompts before the conflicts, one at a time. */
function Questions({ question, reorder, pharmacyName }: QuestionsProps) {
  if (question.kind === 'elsewhere') {
    return (
      <ElsewherePopup
        question={question}
        pharmacyName={pharmacyName}
        onAnswer={(elsewhere) => void reorder.answerElsewhere(elsewhere)}
        onCancel={reorder.cancel}
      />
    );
  }
  const { locked, others } = question;
  return (
    <LockedRegretsPopup
      locked={locked}
      others={others.length}
      onOverridden={() => void reorder.answerLocks([...others, ...locked.map(({ regret }) => regret)])}
      onLeave={() => void reorder.answerLocks(others)}
      onCancel={reorder.cancel}
    />
  );
}

/** Why regrets cannot be reordered or deleted, known before a button is pressed (001 §5, §6). */
function useRefusals(older: boolean, processed: boolean) {
  const permissions = usePermissions();
  const { current, editable } = useCurrentOrder();
  const intoOrder = () => {
    if (current) return getRefusal(editable);
    return older ? texts.needsOrder : getRefusal(can.createOrders(permissions));
  };
  return {
    reorder: processed ? texts.orderedAlready : intoOrder(),
    delete: getRefusal(can.deleteRegrets(permissions)),
  };
}

function useCloseAfter(deleted: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(
    function closeAfterDeletion() {
      if (!deleted) return;
      const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [deleted],
  );
}
