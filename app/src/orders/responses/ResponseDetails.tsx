import { Button, type DataGridHandle, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { GridPanel } from '#grids/GridPanel.tsx';
import { type Fact, gridSheet } from '#grids/gridSheet.ts';
import { messages as composing } from '#messaging/composing/messages.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { formatDate } from '#rules/dates.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useCurrency } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { responseLinesQuery } from './api/responses.ts';
import { messages } from './messages.ts';
import type { ResponseLine } from './model/responseLine.ts';
import { ResponseLinesGrid, type ResponseLinesGridProps } from './ResponseLinesGrid.tsx';

export interface ResponseDetailsProps extends Pick<ResponseLinesGridProps, 'identifier' | 'shown'> {
  /** Null without a selection. */
  response: SupplierResponse | null;
  /** Level of its heading. */
  level: 2 | 3;
  onPrint(): void;
}

/** Facts for the export: retailer, number, supplier and date (ruling 55). */
function fileFacts({ retailerName, orderNumber, supplier, sentAt }: SupplierResponse): Fact[] {
  const { columns } = messages;
  return [
    { header: columns.retailer, value: retailerName },
    { header: columns.number, value: orderNumber },
    { header: columns.supplier, value: supplier },
    { header: columns.sent, kind: 'dateTime', value: sentAt },
  ];
}

/** Shows each line's result in the selected response, with export and print (002 §2.3). */
export function ResponseDetails({ response, level, onPrint, ...lines }: ResponseDetailsProps) {
  const showError = useErrorToast();
  const currency = useCurrency();
  const gridRef = useRef<DataGridHandle<ResponseLine>>(null);
  const { exportWorkbook, exporting, progress } = useExport();
  const { ask, popup } = useAsk();
  const orderId = response?.orderId ?? null;
  const query = useQuery({ ...responseLinesQuery(useClient(), orderId, lines.identifier), enabled: lines.shown });
  const onExport = () => {
    const shown = gridRef.current?.exportRows();
    if (!response) return toast.warning(messages.select);
    if (query.isError) return showError(errorText(query.error));
    if (!shown || shown.keys.length === 0) return toast.warning(messages.noLines);
    void exportWorkbook({
      fileName: messages.detailsFile(response.orderId, fileDate()),
      currency,
      sheets: [gridSheet(messages.details, shown, fileFacts(response))],
    });
  };
  const askSupplier = () => {
    if (!response || !ask) return toast.warning(messages.select);
    const { supplier, orderNumber, sentAt, results } = response;
    const { subject, reference } = messages.ask;
    ask({
      supplier,
      subject: subject(orderNumber),
      reference: reference(orderNumber, formatDate(sentAt), results),
    });
  };
  const actions = (
    <>
      {ask && (
        <Button size="sm" variant="outline" tone="neutral" onClick={askSupplier}>
          {composing.prompting.supplier}
        </Button>
      )}
      <Button size="sm" variant="outline" tone="neutral" busy={exporting || query.isLoading} onClick={onExport}>
        {messages.export}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={onPrint}>
        {messages.print.button}
      </Button>
    </>
  );
  return (
    <>
      <GridPanel title={messages.details} level={level} actions={actions} keys="">
        <ResponseLinesGrid orderId={orderId} gridRef={gridRef} {...lines} />
      </GridPanel>
      {progress}
      {popup}
    </>
  );
}
