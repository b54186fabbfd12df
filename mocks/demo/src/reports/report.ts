// A report's page as the reference backend serves it, but for where its data comes from.
import './askThePage.ts';
import '@mortar/backend/report-page';
