/** Entry point of the design system. Applications import only from here. */

export {
  type AccordionItem,
  AccordionMenu,
} from './components/AccordionMenu/AccordionMenu.tsx';
export { Advert } from './components/Advert/Advert.tsx';
export { advertWords } from './components/Advert/advertWords.ts';
export { announce } from './components/Announcer/announce.ts';
export { useAnnouncement } from './components/Announcer/useAnnouncement.ts';
export { Avatar } from './components/Avatar/Avatar.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export { BarChart } from './components/BarChart/BarChart.tsx';
export { BottomBar } from './components/BottomBar/BottomBar.tsx';
export { Button } from './components/Button/Button.tsx';
export { Card } from './components/Card/Card.tsx';
export { Carousel } from './components/Carousel/Carousel.tsx';
export { CartPopup } from './components/CartPopup/CartPopup.tsx';
export { SERIES, type Series } from './components/Chart/series.ts';
export { ChatInput } from './components/Chat/ChatInput.tsx';
export { ChatLog } from './components/Chat/ChatLog.tsx';
export type { ChatMessage } from './components/Chat/chatMessage.ts';
export { ChatPopup } from './components/ChatPopup/ChatPopup.tsx';
export { CheckboxField } from './components/CheckboxField/CheckboxField.tsx';
export { type Choice, ChoicePopup } from './components/ChoicePopup/ChoicePopup.tsx';
export { Collapsible } from './components/Collapsible/Collapsible.tsx';
/** @paired with FormColourField */
export { ColourField, type ColourFieldProps } from './components/ColourField/ColourField.tsx';
export { ConfirmPopup } from './components/ConfirmPopup/ConfirmPopup.tsx';
export { CountBadge } from './components/CountBadge/CountBadge.tsx';
export { CreditBar } from './components/CreditBar/CreditBar.tsx';
export {
  choiceColumn,
  dateColumn,
  ICON_WIDTH,
  moneyColumn,
  numberColumn,
} from './components/DataGrid/columns/columns.tsx';
export { DataGrid } from './components/DataGrid/DataGrid.tsx';
export { createRowStore } from './components/DataGrid/rowModel/rowStore.ts';
export type {
  CellValue,
  DataGridHandle,
  DataGridProps,
  GridColumn,
  GridExport,
  GridSort,
  GridTree,
  RowKey,
  RowStore,
} from './components/DataGrid/types.ts';
export { DateField } from './components/DateField/DateField.tsx';
export { formatDate } from './components/DateField/dates.ts';
/** @paired with DateField */
export { DateRangeField, type DateRangeFieldProps } from './components/DateRangeField/DateRangeField.tsx';
export { DeltaBar } from './components/DeltaBar/DeltaBar.tsx';
export { DemandChart } from './components/DemandChart/DemandChart.tsx';
export { Drawer } from './components/Drawer/Drawer.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export { ErrorState } from './components/ErrorState/ErrorState.tsx';
export { FactList } from './components/FactList/FactList.tsx';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export { FooterBanner } from './components/FooterBanner/FooterBanner.tsx';
export {
  /** @paired with FileDrop */
  FormFileDrop,
  FormNumberField,
  /** @paired with QuantityBox */
  FormQuantityBox,
  FormRadioField,
  FormSearchSelectField,
  /** @paired with SwitchField */
  FormSwitchField,
} from './components/FormFields/FormChoiceFields.tsx';
export {
  FormColourField,
  FormDateField,
  /** @paired with DateRangeField */
  FormDateRangeField,
} from './components/FormFields/FormDateFields.tsx';
export { FormErrors } from './components/FormFields/FormErrors.tsx';
export {
  FormCheckboxField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from './components/FormFields/FormFields.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export { IfRoom } from './components/IfRoom/IfRoom.tsx';
export { CropPicturePopup } from './components/ImageCropper/CropPicturePopup.tsx';
export { IndicatorIcons } from './components/IndicatorIcons/IndicatorIcons.tsx';
export { InlineConfirm } from './components/InlineConfirm/InlineConfirm.tsx';
export { JobProgress } from './components/JobProgress/JobProgress.tsx';
export { KeyHint } from './components/KeyHint/KeyHint.tsx';
export { LoadingState } from './components/LoadingState/LoadingState.tsx';
export { LockMark } from './components/LockMark/LockMark.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export { Menu } from './components/Menu/Menu.tsx';
export { MessagePopup } from './components/MessagePopup/MessagePopup.tsx';
export { MessageScreen, type MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
export { NavList } from './components/NavList/NavList.tsx';
export { NumberField } from './components/NumberField/NumberField.tsx';
export { PageHeader } from './components/PageHeader/PageHeader.tsx';
export { PageLayout } from './components/PageLayout/PageLayout.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export { Panel } from './components/Panel/Panel.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export { PasswordPopup } from './components/PasswordPopup/PasswordPopup.tsx';
export { PdfPreview } from './components/PdfPreview/PdfPreview.tsx';
export { printPdf } from './components/PdfPreview/printPdf.ts';
export { Popover } from './components/Popover/Popover.tsx';
export { Popup } from './components/Popup/Popup.tsx';
export { PopupError } from './components/Popup/PopupError.tsx';
export { scrollTabStop } from './components/Popup/scrollTabStop.ts';
export { ProductName } from './components/ProductName/ProductName.tsx';
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export { QuantityBox } from './components/QuantityBox/QuantityBox.tsx';
export { RadioField } from './components/RadioField/RadioField.tsx';
export { RangeSlider } from './components/RangeSlider/RangeSlider.tsx';
export { RateBar } from './components/RateBar/RateBar.tsx';
export { ReconnectingIndicator } from './components/ReconnectingIndicator/ReconnectingIndicator.tsx';
export { Scene } from './components/Scene/Scene.tsx';
export { SearchBox } from './components/SearchBox/SearchBox.tsx';
export {
  /** @paired with FormSearchSelectField */
  SearchSelectField,
} from './components/SearchSelectField/SearchSelectField.tsx';
export { SegmentedField } from './components/SegmentedField/SegmentedField.tsx';
export { SelectField } from './components/SelectField/SelectField.tsx';
export { SeriesSwatch } from './components/SeriesSwatch/SeriesSwatch.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Sparkline } from './components/Sparkline/Sparkline.tsx';
export { SplitBar } from './components/SplitBar/SplitBar.tsx';
export { SplitPane } from './components/SplitPane/SplitPane.tsx';
export { StatusLabel } from './components/StatusLabel/StatusLabel.tsx';
export { statusColumn } from './components/StatusLabel/statusColumn.tsx';
export { statusWord } from './components/StatusLabel/statusWord.ts';
export { StepChart } from './components/StepChart/StepChart.tsx';
export { Stepper } from './components/Stepper/Stepper.tsx';
export { SwitchField } from './components/SwitchField/SwitchField.tsx';
export { type Tab, Tabs } from './components/Tabs/Tabs.tsx';
export { TextAreaField } from './components/TextAreaField/TextAreaField.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export { Tile } from './components/Tile/Tile.tsx';
export { Toaster } from './components/Toaster/LazyToaster.tsx';
export { toast } from './components/Toaster/toast.ts';
export { withAction } from './components/Toaster/withAction.ts';
export { Toolbar } from './components/Toolbar/Toolbar.tsx';
export { Tooltip } from './components/Tooltip/Tooltip.tsx';
export { TopBar } from './components/TopBar/TopBar.tsx';
export { useBelow } from './components/useBelow/useBelow.ts';
export { VirtualList } from './components/VirtualList/VirtualList.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Counting } from './motion/Counting.tsx';
export { useCounting } from './motion/useCounting.ts';
export { useNewcomers } from './motion/useNewcomers.ts';
export { claimScriptUrls, scriptUrl } from './scriptUrl.ts';
export { applyTheme } from './theme/applyTheme.ts';
/** @paired with MortarProvider */
export { DirectionProvider } from './theme/DirectionProvider.tsx';
export { MortarProvider } from './theme/MortarProvider.tsx';
export { whenIdle } from './whenIdle.ts';
