/** The design system's one door. Applications use finished components from here and nothing from inside. */

export {
  type AccordionGroup,
  type AccordionItem,
  AccordionMenu,
  type AccordionMenuProps,
} from './components/AccordionMenu/AccordionMenu.tsx';
export { type AnnounceOptions, announce, announcements } from './components/Announcer/announce.ts';
export { useAnnouncement } from './components/Announcer/useAnnouncement.ts';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { type Bar, BarChart, type BarChartProps } from './components/BarChart/BarChart.tsx';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Carousel, type CarouselProps, type Slide } from './components/Carousel/Carousel.tsx';
export { CartPopup, type CartPopupProps } from './components/CartPopup/CartPopup.tsx';
export { ChatInput, type ChatInputProps } from './components/Chat/ChatInput.tsx';
export { ChatLog, type ChatLogProps, type ChatMessage } from './components/Chat/ChatLog.tsx';
export { ChatPopup, type ChatPopupProps } from './components/ChatPopup/ChatPopup.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/CheckboxField/CheckboxField.tsx';
export { type Choice, ChoicePopup, type ChoicePopupProps } from './components/ChoicePopup/ChoicePopup.tsx';
export { Collapsible, type CollapsibleProps } from './components/Collapsible/Collapsible.tsx';
export { ColourField, type ColourFieldProps } from './components/ColourField/ColourField.tsx';
export { ConfirmPopup, type ConfirmPopupProps } from './components/ConfirmPopup/ConfirmPopup.tsx';
export { CountBadge, type CountBadgeProps } from './components/CountBadge/CountBadge.tsx';
export { CreditBar, type CreditBarProps } from './components/CreditBar/CreditBar.tsx';
export { type CreditLevel, creditLevel } from './components/CreditBar/creditLevel.ts';
export {
  choiceColumn,
  dateColumn,
  ICON_ROOM,
  iconColumn,
  moneyColumn,
  numberColumn,
  type RowIcon,
  sumOf,
} from './components/DataGrid/columns/columns.tsx';
export { DataGrid } from './components/DataGrid/DataGrid.tsx';
export { createRowStore } from './components/DataGrid/rowModel/rowStore.ts';
export type {
  CellParts,
  CellValue,
  ColumnFilter,
  ColumnKind,
  DataGridHandle,
  DataGridProps,
  GridColumn,
  GridExport,
  GridFilters,
  GridLayout,
  GridLayoutStorage,
  GridSearch,
  GridSort,
  GridTree,
  RowKey,
  RowStore,
  RowTone,
  SelectionMode,
} from './components/DataGrid/types.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { addDays, addMonths, formatDate, type IsoDate, localToday } from './components/DateField/dates.ts';
export type { DateLimits } from './components/DateField/parseDate.ts';
export { DateRangeField, type DateRangeFieldProps } from './components/DateRangeField/DateRangeField.tsx';
export type { DatePreset, DateRange } from './components/DateRangeField/parseRange.ts';
export { DeltaBar, type DeltaBarProps } from './components/DeltaBar/DeltaBar.tsx';
export { DemandChart, type DemandChartProps, type DemandMonth } from './components/DemandChart/DemandChart.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyCart, type EmptyCartProps } from './components/EmptyCart/EmptyCart.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { FactList, type FactListProps } from './components/FactList/FactList.tsx';
export type { FileContents } from './components/FileDrop/detectContents.ts';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export { formatFileSize } from './components/FileDrop/formatFileSize.ts';
export type { FileRules } from './components/FileDrop/validateFile.ts';
export { FooterBanner, type FooterBannerProps } from './components/FooterBanner/FooterBanner.tsx';
export {
  FormFileDrop,
  FormNumberField,
  FormQuantityBox,
  FormRadioField,
  FormSearchSelectField,
  FormSwitchField,
} from './components/FormFields/FormChoiceFields.tsx';
export { FormColourField, FormDateField, FormDateRangeField } from './components/FormFields/FormDateFields.tsx';
export { FormErrors } from './components/FormFields/FormErrors.tsx';
export {
  FormCheckboxField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from './components/FormFields/FormFields.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { CropPicturePopup, type CropPicturePopupProps } from './components/ImageCropper/CropPicturePopup.tsx';
export { type Crop, cropToJpeg, initialCrop } from './components/ImageCropper/crop.ts';
export { decodePicture, PictureError } from './components/ImageCropper/decodePicture.ts';
export { ImageCropper, type ImageCropperProps } from './components/ImageCropper/ImageCropper.tsx';
export {
  type Indicator,
  IndicatorIcons,
  type IndicatorIconsProps,
} from './components/IndicatorIcons/IndicatorIcons.tsx';
export { InlineConfirm, type InlineConfirmProps } from './components/InlineConfirm/InlineConfirm.tsx';
export { JobProgress, type JobProgressProps, type JobStep } from './components/JobProgress/JobProgress.tsx';
export { KeyHint, type KeyHintProps } from './components/KeyHint/KeyHint.tsx';
export { LoadingState, type LoadingStateProps } from './components/LoadingState/LoadingState.tsx';
export { useMinimumDuration } from './components/LoadingState/useMinimumDuration.ts';
export { LockMark, type LockMarkProps } from './components/LockMark/LockMark.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/Menu.tsx';
export { MessagePopup, type MessagePopupProps } from './components/MessagePopup/MessagePopup.tsx';
export { MessageScreen, type MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
export { type NavItem, NavList, type NavListProps } from './components/NavList/NavList.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { Panel, type PanelProps } from './components/Panel/Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { PasswordPopup, type PasswordPopupProps } from './components/PasswordPopup/PasswordPopup.tsx';
export { PdfPreview, type PdfPreviewProps } from './components/PdfPreview/PdfPreview.tsx';
export { printPdf } from './components/PdfPreview/printPdf.ts';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Popup, type PopupProps } from './components/Popup/Popup.tsx';
export { PopupError, type PopupErrorProps } from './components/Popup/PopupError.tsx';
export { scrollTabStop } from './components/Popup/scrollTabStop.ts';
export { ProductName, type ProductNameProps } from './components/ProductName/ProductName.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { QuantityBox, type QuantityBoxProps } from './components/QuantityBox/QuantityBox.tsx';
export { RadioField, type RadioFieldProps } from './components/RadioField/RadioField.tsx';
export { RangeSlider, type RangeSliderProps } from './components/RangeSlider/RangeSlider.tsx';
export { RateBar, type RateBarProps } from './components/RateBar/RateBar.tsx';
export {
  ReconnectingIndicator,
  type ReconnectingIndicatorProps,
} from './components/ReconnectingIndicator/ReconnectingIndicator.tsx';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx';
export type { SearchOption } from './components/SearchSelectField/options.ts';
export {
  SearchSelectField,
  type SearchSelectFieldProps,
} from './components/SearchSelectField/SearchSelectField.tsx';
export { type Segment, SegmentedField, type SegmentedFieldProps } from './components/SegmentedField/SegmentedField.tsx';
export { SelectField, type SelectFieldProps } from './components/SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export type { SplitPart } from './components/SplitBar/parts.ts';
export { SplitBar, type SplitBarProps } from './components/SplitBar/SplitBar.tsx';
export { SplitPane, type SplitPaneProps } from './components/SplitPane/SplitPane.tsx';
export { type LineStatus, StatusLabel, type StatusLabelProps } from './components/StatusLabel/StatusLabel.tsx';
export { statusColumn } from './components/StatusLabel/statusColumn.tsx';
export { statusWord } from './components/StatusLabel/statusWord.ts';
export { type Step as ChartStep, StepChart, type StepChartProps } from './components/StepChart/StepChart.tsx';
export { type Step, Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { SwitchField, type SwitchFieldProps } from './components/SwitchField/SwitchField.tsx';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { Tile, type TileProps } from './components/Tile/Tile.tsx';
export { Toaster } from './components/Toaster/LazyToaster.tsx';
export { type ToastTone, toast } from './components/Toaster/toast.ts';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { TopBar, type TopBarProps } from './components/TopBar/TopBar.tsx';
export { useBelow } from './components/useBelow/useBelow.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { claimScriptUrls, scriptUrl } from './scriptUrl.ts';
export { applyTheme } from './theme/applyTheme.ts';
export { DirectionProvider, type DirectionProviderProps } from './theme/DirectionProvider.tsx';
export { MortarProvider, type MortarProviderProps } from './theme/MortarProvider.tsx';
