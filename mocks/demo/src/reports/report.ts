// A report's page as in the reference backend, with another data source.
import './askThePage.ts';
import '@mortar/backend/report-page';
